/** A few short sounds, made on the spot: nothing is fetched, and nothing sounds unless the reader switched it on. */
import type { LogLine } from "./protocol";

export type Sound = "dice" | "turn" | "step";

interface Tone {
  /** In Hertz, and when it begins, in seconds. */
  readonly pitch: number;
  readonly at: number;
  readonly long: number;
}

const TONES: Record<Sound, readonly Tone[]> = {
  dice: [0, 0.05, 0.09, 0.16, 0.25].map((at, n) => ({ pitch: 180 + 40 * (n % 3), at, long: 0.03 })),
  turn: [
    { pitch: 523, at: 0, long: 0.12 },
    { pitch: 784, at: 0.12, long: 0.2 },
  ],
  step: [{ pitch: 330, at: 0, long: 0.05 }],
};
const LOUD = 0.08;

/** What a step of the game sounds like: it is one's own turn now, dice have fallen, or something else has happened. */
export function soundOf(lines: readonly LogLine[], isMyTurnNow: boolean): Sound | null {
  if (isMyTurnNow) return "turn";
  if (lines.some(({ about }) => about && ("dice" in about || "die" in about))) return "dice";
  return lines.length > 0 ? "step" : null;
}

let air: AudioContext | null = null;

/** Let a sound be heard. */
export function play(sound: Sound): void {
  air ??= new AudioContext();
  for (const { pitch, at, long } of TONES[sound]) {
    const begin = air.currentTime + at;
    const voice = new OscillatorNode(air, { type: sound === "dice" ? "square" : "sine", frequency: pitch });
    const loudness = new GainNode(air, { gain: LOUD });
    loudness.gain.setTargetAtTime(0, begin + long / 2, long / 4);
    voice.connect(loudness).connect(air.destination);
    voice.start(begin);
    voice.stop(begin + long);
  }
}

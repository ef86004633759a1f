/** The server over HTTP. What goes wrong is a `Trouble` with the server's own code. */
import { deviceName } from "./device";
import type { DiceTold } from "./fair";
import type {
  Book,
  CoachTold,
  CodeMade,
  DeviceInfo,
  GameInfo,
  GameReview,
  InviteMade,
  Lang,
  LinkTold,
  NewChannel,
  NewTable,
  NoticeHabits,
  NoticesTold,
  OpenCards,
  Problem,
  ProfileMade,
  ProfileTold,
  ReplayPoint,
  RuleBookTold,
  RulesFound,
  RuleTold,
  ScoreChart,
  SeatClaimed,
  TableInfo,
  TableMade,
  TopicTold,
} from "./protocol";

export class Trouble extends Error {
  readonly code: string;
  readonly rule: string;
  readonly status: number;

  constructor(problem: Problem, status: number) {
    super(problem.message);
    this.code = problem.code;
    this.rule = problem.rule;
    this.status = status;
  }
}

type Query = Record<string, string | string[] | number | null | undefined>;

async function call<T>(method: string, path: string, query: Query = {}, body?: unknown): Promise<T> {
  const url = new URL(`/api${path}`, location.origin);
  for (const [key, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const one of value) url.searchParams.append(key, one);
    else if (value !== null && value !== undefined && value !== "") url.searchParams.set(key, String(value));
  }
  const answer = await reach(url, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!answer.ok) throw await troubleOf(answer);
  const text = await answer.text();
  return (text === "" ? null : JSON.parse(text)) as T;
}

/** What a file holds, sent as it is. */
async function sendFile<T>(path: string, file: Blob): Promise<T> {
  const url = new URL(`/api${path}`, location.origin);
  const answer = await reach(url, { method: "POST", headers: { "content-type": "application/json" }, body: file });
  if (!answer.ok) throw await troubleOf(answer);
  return (await answer.json()) as T;
}

async function reach(url: URL, how: RequestInit): Promise<Response> {
  try {
    return await fetch(url, how);
  } catch {
    throw new Trouble({ code: "server-away", message: "", rule: "" }, 0);
  }
}

async function troubleOf(answer: Response): Promise<Trouble> {
  const told = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  const code = answer.status >= 500 ? "server-away" : (told.code ?? "unknown");
  return new Trouble({ code, message: told.message ?? "", rule: told.rule ?? "" }, answer.status);
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;
const seatOf = (id: string, seat: number) => `${table(id)}/seats/${seat}`;
const game = (id: string) => encodeURIComponent(id);

/** The packs and expansions that a table is played with, beside the game itself. */
export interface Edition {
  packs: string[];
  expansions: string[];
}

export const api = {
  games: (lang: Lang) => call<GameInfo[]>("GET", "/games", { lang }),
  game: (id: string, lang: Lang, made: Edition) => call<GameInfo>("GET", `/games/${game(id)}`, { lang, ...made }),
  book: (id: string, lang: Lang, made: Edition) => call<Book>("GET", `/games/${game(id)}/book`, { lang, ...made }),
  openTables: () => call<TableInfo[]>("GET", "/tables"),
  table: (id: string) => call<TableInfo>("GET", table(id)),
  coach: (id: string, lang: Lang) => call<CoachTold>("GET", `${table(id)}/coach`, { lang }),
  makeTable: (wanted: NewTable) => call<TableMade>("POST", "/tables", {}, wanted),
  invite: (id: string) => call<InviteMade>("POST", `${table(id)}/invite`),
  link: (place: string) => call<LinkTold>("POST", "/link", {}, { place }),
  claim: (id: string, seat: number, name: string, nonce: string, invite = "") =>
    call<SeatClaimed>("POST", `${seatOf(id, seat)}/claim`, {}, { name, nonce, invite, device: deviceName() }),
  code: (id: string, seat: number) => call<CodeMade>("POST", `${seatOf(id, seat)}/code`),
  reissue: (id: string, seat: number) => call<CodeMade>("POST", `${seatOf(id, seat)}/reissue`),
  spend: (id: string, code: string) =>
    call<SeatClaimed>("POST", `${table(id)}/spend`, {}, { code, device: deviceName() }),
  keepSeat: (id: string, seat: number) => call<ProfileTold>("POST", `${seatOf(id, seat)}/keep`),
  profile: () => call<ProfileTold>("GET", "/me"),
  makeProfile: () => call<ProfileMade>("POST", "/me", {}, { device: deviceName() }),
  signIn: (passphrase: string) => call<ProfileTold>("POST", "/me/sign-in", {}, { passphrase, device: deviceName() }),
  signOut: () => call<null>("POST", "/me/sign-out"),
  openSeat: (table: string, seat: number) => call<SeatClaimed>("POST", "/me/open", {}, { table, seat }),
  deleteProfile: (passphrase: string) => call<null>("POST", "/me/delete", {}, { passphrase }),
  devices: (id: string, seat: number) => call<DeviceInfo[]>("GET", `${seatOf(id, seat)}/devices`),
  signOff: (id: string, seat: number, device: number) =>
    call<DeviceInfo[]>("POST", `${seatOf(id, seat)}/devices/${device}/sign-off`),
  notices: (id: string, seat: number) => call<NoticesTold>("GET", `${seatOf(id, seat)}/notices`),
  settleNotices: (id: string, seat: number, habits: NoticeHabits) =>
    call<NoticesTold>("POST", `${seatOf(id, seat)}/notices`, {}, habits),
  addChannel: (id: string, seat: number, wanted: NewChannel) =>
    call<NoticesTold>("POST", `${seatOf(id, seat)}/notices/add`, {}, wanted),
  confirmChannel: (id: string, seat: number, channel: string, code: string) =>
    call<NoticesTold>("POST", `${seatOf(id, seat)}/notices/confirm`, {}, { channel, code }),
  dropChannel: (id: string, seat: number, channel: string) =>
    call<NoticesTold>("POST", `${seatOf(id, seat)}/notices/drop`, {}, { channel }),
  snooze: (id: string, seat: number) => call<TableInfo>("POST", `${seatOf(id, seat)}/snooze`),
  pause: (id: string, seat: number, pause: boolean) =>
    call<TableInfo>("POST", `${seatOf(id, seat)}/pause`, {}, { pause }),
  sitBot: (id: string, seat: number, bot: string) =>
    call<TableInfo>("POST", `${table(id)}/seats/${seat}/bot`, {}, { bot }),
  leave: (id: string, seat: number) => call<TableInfo>("POST", `${table(id)}/seats/${seat}/leave`),
  hand: (id: string, seat: number, bot: string) =>
    call<TableInfo>("POST", `${table(id)}/seats/${seat}/hand`, {}, { bot }),
  rematch: (id: string) => call<TableMade>("POST", `${table(id)}/rematch`),
  playOn: (id: string, at: number, seat: number) => call<TableMade>("POST", `${table(id)}/play-on`, {}, { at, seat }),
  replay: (id: string, at: number | null, seat: number | null, lang: Lang) =>
    call<ReplayPoint>("GET", `${table(id)}/replay`, { at, seat, lang }),
  scores: (id: string, lang: Lang) => call<ScoreChart>("GET", `${table(id)}/scores`, { lang }),
  review: (id: string, seat: number, lang: Lang) => call<GameReview>("GET", `${table(id)}/review`, { seat, lang }),
  openCards: (id: string, lang: Lang) => call<OpenCards>("GET", `${table(id)}/cards`, { lang }),
  record: (id: string) => call<{ dice: DiceTold }>("GET", `${table(id)}/record`),
  openRecord: (file: Blob, lang: Lang) => sendFile<TableMade>(`/records?lang=${lang}`, file),
  recordAddress: (id: string) => `/api${table(id)}/record`,
  topics: (id: string, lang: Lang, expansions: string[] = []) =>
    call<TopicTold[]>("GET", `/rules/${game(id)}`, { lang, expansions }),
  rule: (id: string, rule: string, lang: Lang) =>
    call<RuleTold>("GET", `/rules/${game(id)}/rule/${encodeURIComponent(rule)}`, { lang }),
  topic: (id: string, topic: string, lang: Lang) =>
    call<RuleTold[]>("GET", `/rules/${game(id)}/topic/${encodeURIComponent(topic)}`, { lang }),
  ruleBook: (id: string, lang: Lang) => call<RuleBookTold>("GET", `/rules/${game(id)}/book`, { lang }),
  findRules: (id: string, q: string, lang: Lang, near: readonly string[] = [], expansions: string[] = []) =>
    call<RulesFound>("GET", `/rules/${game(id)}/search`, { q, lang, near: near.join(","), expansions }),
};

/** Something unguessable of one's own to mix into the dice. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

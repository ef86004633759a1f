/** How this reader likes the page: kept in the browser, asked of nobody. */
import { habit, keepHabit } from "./keep";

/** As the system has it, or chosen here. */
export const THEMES = ["system", "dark", "light"] as const;
/** How large letters are, and everything that is measured by them. */
export const SIZES = ["usual", "larger", "largest"] as const;

class Habits {
  theme = $state<(typeof THEMES)[number]>(habit("theme", "system"));
  size = $state<(typeof SIZES)[number]>(habit("size", "usual"));
  /** Less movement than the system asks for. */
  still = $state(habit("still", false));
  /** Single keys choose, undo and open the rules. */
  keys = $state(habit("keys", true));
  /** Scan lines and glow. */
  glow = $state(habit("glow", true));
  /** Sounds of dice, steps and one's own turn. */
  sound = $state(habit("sound", false));
  name = $state(habit("name", ""));
  /** This browser is signed in to a profile, as far as it knows. */
  profile = $state(habit("profile", false));

  signed(isIn: boolean): void {
    this.profile = isIn;
    keepHabit("profile", isIn);
  }

  choose(habit: "theme" | "size", value: string): void {
    Object.assign(this, { [habit]: value });
  }

  /** Show the habits on the page and keep them. */
  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.theme;
    root.dataset.size = this.size;
    root.dataset.motion = this.still ? "less" : "";
    root.dataset.glow = this.glow ? "" : "less";
    frame(this.theme);
    keepHabit("theme", this.theme);
    keepHabit("size", this.size);
    keepHabit("still", this.still);
    keepHabit("keys", this.keys);
    keepHabit("glow", this.glow);
    keepHabit("sound", this.sound);
    keepHabit("name", this.name);
  }
}

/** The colours of the browser's own frame, where it has one: in the light, in the dark. */
const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
const frames = metas.map((meta) => meta.content);

/** Give the browser's own frame the colour of the room. */
function frame(theme: Habits["theme"]): void {
  const chosen = theme === "light" ? frames[0] : theme === "dark" ? frames[1] : undefined;
  for (const [n, meta] of metas.entries()) meta.content = chosen ?? frames[n] ?? "";
}

export const habits = new Habits();

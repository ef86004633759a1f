/** How this reader likes the page: kept in the browser, asked of nobody. */
import { habit, keepHabit } from "./keep";

class Habits {
  /** Less movement than the system asks for. */
  still = $state(habit("still", false));
  /** Single keys choose, undo and open the rules. */
  keys = $state(habit("keys", true));
  /** Scan lines and glow. */
  glow = $state(habit("glow", true));
  /** Sounds of dice, steps and one's own turn. */
  sound = $state(habit("sound", false));
  name = $state(habit("name", ""));

  /** Show the habits on the page and keep them. */
  apply(): void {
    const root = document.documentElement;
    root.dataset.motion = this.still ? "less" : "";
    root.dataset.glow = this.glow ? "" : "less";
    keepHabit("still", this.still);
    keepHabit("keys", this.keys);
    keepHabit("glow", this.glow);
    keepHabit("sound", this.sound);
    keepHabit("name", this.name);
  }
}

export const habits = new Habits();

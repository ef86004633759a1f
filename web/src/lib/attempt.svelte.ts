/** What somebody tries in a sheet, and why it did not work: what is wrong with the asking is told, a mistake of ours is not hidden. */
import { Trouble } from "./api";
import { tongue } from "./tongue.svelte";
import { troubleText } from "./trouble";

export class Attempt {
  /** Why the last one did not work; empty if it did. */
  trouble = $state("");

  run = async (what: () => Promise<void>): Promise<void> => {
    this.trouble = "";
    try {
      await what();
    } catch (wrong) {
      if (!(wrong instanceof Trouble)) throw wrong;
      this.trouble = troubleText(tongue.say, wrong.code, wrong.message);
    }
  };
}

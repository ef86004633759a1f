/** The drawings of Atomic Bonds: all of them are our own shapes, 512 by 512, in the colour of the letters around them. */
const drawn = (body: string) => `<g fill="currentColor">${body}</g>`;
const lined = (body: string) =>
  `<g fill="none" stroke="currentColor" stroke-width="34" stroke-linecap="round" stroke-linejoin="round">${body}</g>`;

/** Coins in a pile, and an open hand. */
const pay = drawn(
  '<path d="M150 60h212a26 26 0 0 1 0 52H150a26 26 0 0 1 0-52zM150 128h212a26 26 0 0 1 0 52H150a26 26 0 0 1 0-52zM150 196h212a26 26 0 0 1 0 52H150a26 26 0 0 1 0-52zM40 330c60-40 120-40 170 0h100c40 0 40 52 0 52h-70v18h96l110-62c36-20 62 22 32 46L356 470H190L110 420H40z"/>',
);
/** A sight with something in it. */
const event =
  lined('<circle cx="256" cy="256" r="160"/><path d="M256 40v110M256 362v110M40 256h110M362 256h110"/>') +
  drawn('<circle cx="256" cy="256" r="52"/>');
/** A list with a tick. */
const state =
  lined('<path d="M120 70h272a24 24 0 0 1 24 24v340H96V94a24 24 0 0 1 24-24z"/><path d="M160 260l66 70 130-160"/>') +
  drawn('<path d="M190 36h132v68H190z"/>');
/** The moon over a tent. */
const night = drawn(
  '<path d="M330 40a150 150 0 1 0 140 210A170 170 0 0 1 330 40zM150 240L20 470h96l34-80 34 80h96z"/>',
);
/** A spring between two plates: nobody knows what it is for. */
const goal = lined('<path d="M120 470V60M120 80h280l-70 90 70 90H120"/>');

const weaponPart =
  drawn(
    '<path d="M40 250h330v70H210l-26 110h-80l22-110H40zM386 262h90v44h-90z"/><path d="M150 120h190a36 36 0 0 1 0 72H150a36 36 0 0 1 0-72z"/>',
  ) + lined('<path d="M190 196v50M300 196v50"/>');
const apparelPart =
  lined('<path d="M150 60l-90 70 46 110 34-22v234h232V218l34 22 46-110-90-70c-30 60-182 60-212 0z"/>') +
  drawn(
    '<circle cx="206" cy="300" r="22"/><circle cx="306" cy="300" r="22"/><circle cx="206" cy="390" r="22"/><circle cx="306" cy="390" r="22"/>',
  );

/** Two strands that wind round each other. */
const strands =
  '<path d="M150 30c0 150 212 150 212 302 0 60-40 100-40 150M362 30c0 150-212 150-212 302 0 60 40 100 40 150"/>';
const rungs = '<path d="M176 96h160M214 150h84M214 290h84M160 350h192M184 420h144"/>';
const mutation = lined(strands + rungs);
const facedown =
  lined('<rect x="96" y="40" width="320" height="432" rx="36"/>') +
  lined('<path d="M196 196c0-80 130-80 130 0 0 60-66 60-66 120"/>') +
  drawn('<circle cx="260" cy="390" r="26"/>');

/** A bench with a vice, and the hammer on it. */
const bench = drawn(
  '<path d="M30 270h452v54h-40v150h-64V324H134v150H70V324H30zM150 90h150a40 40 0 0 1 40 40v26h60v44h-60v12H250v-12h-60v60h-60V200H90v-70a40 40 0 0 1 60-40z"/>',
);
/** A lamp that stays on. */
const lamp =
  drawn(
    '<path d="M256 110a110 110 0 0 1 62 200v70H194v-70a110 110 0 0 1 62-200zM200 400h112v30H200zM220 446h72v30h-72z"/>',
  ) + lined('<path d="M256 30v30M90 90l24 24M422 90l-24 24M40 226h34M438 226h34"/>');

/** A tent under a mast with a pennant. */
const tent =
  drawn('<path d="M256 150L60 450h130l66-130 66 130h130z"/>') +
  lined('<path d="M256 160V40"/>') +
  drawn('<path d="M256 34l120 46-120 46z"/>');
/** Two hands on one handle. */
const help = lined(
  '<path d="M80 300c40-90 110-90 150-30l60 70M432 300c-40-90-110-90-150-30l-60 70M140 420h232M256 60v110M200 116h112"/>',
);

export const KINDS: Record<string, string> = { pay, event, state, night };
export const PARTS: Record<string, string> = { weapon: weaponPart, apparel: apparelPart };
export const UPGRADES = { once: bench, lasting: lamp } as const;

export const BONDS_ICONS = { camp: tent, goal, help, mutation, facedown } as const;
export const goalDrawing = (kind: string): string => KINDS[kind] ?? goal;
export const modificationDrawing = (fits: string): string => PARTS[fits] ?? weaponPart;
export const upgradeDrawing = (lasting: boolean): string => (lasting ? UPGRADES.lasting : UPGRADES.once);

/** The C.A.M.P. token on the map: a tent with an open door, on an eight-sided plate. */
export const CAMP_PLATE = "M-5.5-13h11L13-5.5v11L5.5 13h-11L-13 5.5v-11z";
export const CAMP_TENT = "M0-6L9 8H3L0 2-3 8H-9zM-.8-6v-5h1.6v.6L6-8.4.8-6.4V-6z";
/** Where the last stand is: a torch held up. */
export const STAND_TORCH = "M-3 12L-2-1h4L3 12zM0-13c7 6 5 10 0 11-5-1-7-5 0-11z";
/** The same in the size of the symbols. */
export const STAND_SIGN = `<path transform="translate(256 256) scale(18)" fill="currentColor" d="${STAND_TORCH}"/>`;

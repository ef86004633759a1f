/** The symbols of this game as its rules call them. */
import type { Sign } from "$lib/signs";
import { SYMBOLS } from "./drawings";

const sign = (body: string, en: string, ru: string, pl: string): Sign => ({ body, words: { en, ru, pl } });

export const SIGNS: readonly Sign[] = [
  sign(SYMBOLS.power, "power symbol*", "символ* энерги*", "symbol* energii"),
  sign(SYMBOLS.food, "food symbol*", "символ* еды", "symbol* żywności"),
  sign(SYMBOLS.water, "water symbol*", "символ* воды", "symbol* wody"),
  sign(SYMBOLS.any, "question-mark symbol*|resource symbol*", "символ* ресурса", "symbol* zasobu"),
  sign(SYMBOLS.happiness, "happiness symbol*", "символ* счастья", "symbol* zadowolenia"),
  sign(SYMBOLS.item, "item symbol*", "символ* предмета", "symbol* przedmiotu"),
  sign(SYMBOLS.room, "build symbol*", "символ* строительства", "symbol* budowy"),
  sign(SYMBOLS.price, "build-cost symbol*", "символ* стоимости строительства", "symbol* kosztu budowy"),
  sign(SYMBOLS.dweller, "new-dweller symbol*", "символ* нового жителя", "symbol* nowego mieszkańca"),
  sign(SYMBOLS.fight, "fight symbol*", "символ* боя", "symbol* walki"),
  sign(SYMBOLS.wound, "wound symbol*", "символ* ранения", "symbol* rany"),
  sign(SYMBOLS.heal, "healing symbol*", "символ* лечения", "symbol* leczenia"),
  sign(SYMBOLS.train, "training symbol*", "символ* улучшения", "symbol* szkolenia"),
  sign(SYMBOLS.first, "first-player symbol*", "символ* первого игрока", "symbol* pierwszego gracza"),
  sign(
    SYMBOLS.ready,
    "ready symbol*",
    "символ* готовности|символ* обновления предметов",
    "symbol* odświeżenia przedmiotu",
  ),
  sign(SYMBOLS.refresh, "refresh symbol*", "символ* обновления(?! предметов)", "symbol* odświeżenia rzędu"),
  sign(SYMBOLS.swap, "exchange symbol*", "символ* обмена", "symbol* wymiany"),
  sign(SYMBOLS.linked, "linked symbol*", "символ* соединения|символ* связи", "symbol* połączenia"),
];

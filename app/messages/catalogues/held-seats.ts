import { catalogue } from "../catalogue.ts";
import { heldSeats as de } from "../de/held-seats.ts";
import { heldSeats as en } from "../en/held-seats.ts";
import { heldSeats as es } from "../es/held-seats.ts";
import { heldSeats as fr } from "../fr/held-seats.ts";
import { heldSeats as it } from "../it/held-seats.ts";

export const heldSeatsTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });

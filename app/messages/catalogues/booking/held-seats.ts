import { catalogue } from "../../catalogue.ts";
import { heldSeats as de } from "../../de/booking/held-seats.ts";
import { heldSeats as en } from "../../en/booking/held-seats.ts";
import { heldSeats as es } from "../../es/booking/held-seats.ts";
import { heldSeats as fr } from "../../fr/booking/held-seats.ts";
import { heldSeats as it } from "../../it/booking/held-seats.ts";

export const heldSeatsTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });

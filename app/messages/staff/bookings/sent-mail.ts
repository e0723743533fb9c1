import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/bookings/sent-mail.ts";
import { es } from "../es/bookings/sent-mail.ts";

export const sentMailTexts = /* @__PURE__ */ staffTexts(en, { es });

import { staffLanguage } from "#app/messages/languages.ts";
import { formatsIn } from "./formats.ts";

/** The formats of staff screens. What a guest reads is written by `formatsIn` (or `useFormats`). */
export const {
	formatMoney,
	formatDate,
	formatMonth,
	formatInstant,
	formatDeadline,
	formatClock,
	weekdayName,
	languageName,
	formatList,
} = formatsIn(staffLanguage);

import { staffLanguage } from "#app/messages/languages.ts";
import { type Formats, formatsIn } from "./formats.ts";

/** The formats of staff screens. What a guest reads is written by `formatsIn` (or `useFormats`). */
export const formatMoney = ofReader("formatMoney");
export const formatDate = ofReader("formatDate");
export const formatMonth = ofReader("formatMonth");
export const formatInstant = ofReader("formatInstant");
export const formatDeadline = ofReader("formatDeadline");
export const formatClock = ofReader("formatClock");
export const weekdayName = ofReader("weekdayName");
export const languageName = ofReader("languageName");
export const formatList = ofReader("formatList");

type Writer = (...values: never[]) => string;

/** In the language of the member of staff who reads it, at that moment. */
function ofReader<Name extends keyof Formats>(name: Name): Formats[Name];
function ofReader(name: keyof Formats): Writer {
	return (...values) => {
		const write: Writer = formatsIn(staffLanguage())[name];
		return write(...values);
	};
}

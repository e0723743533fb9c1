/** Which language the member of staff reads who has a request, or is sent a mail. */
import { AsyncLocalStorage } from "node:async_hooks";
import { defaultLanguage, readStaffLanguageFrom, type StaffLanguage } from "./languages.ts";

interface Reader {
	language: () => StaffLanguage;
}

const readers = new AsyncLocalStorage<Reader>();

readStaffLanguageFrom(() => readers.getStore()?.language() ?? defaultLanguage);

/** Whatever the work says, however deep, it says in this language. */
export function inStaffLanguage<Result>(
	language: StaffLanguage | (() => StaffLanguage),
	work: () => Result,
): Result {
	return readers.run(
		{ language: typeof language === "function" ? language : () => language },
		work,
	);
}

/** The reader of this request has become known. */
export function setStaffLanguage(language: StaffLanguage): void {
	const reader = readers.getStore();
	if (reader) reader.language = () => language;
}

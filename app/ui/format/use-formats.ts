import { useLanguage } from "#app/messages/use-language.tsx";
import { type Formats, formatsIn } from "./formats.ts";

/** Dates, times, money and lists as the screen's language writes them. */
export function useFormats(): Formats {
	return formatsIn(useLanguage());
}

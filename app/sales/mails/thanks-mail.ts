import { siteNameIn } from "#app/messages/site-name.ts";
import type { PlainMail } from "./booking-mails.tsx";
import type { GuestLanguage } from "./guest-language.ts";

/** The mail on the day after a trip, to those who were on board. */
export function thanksMail(
	{ title }: { title: string },
	{ language, texts: { thanks: texts } }: Pick<GuestLanguage, "language" | "texts">,
	operator: { name: string },
	reviewUrl: string,
): PlainMail {
	return {
		subject: texts.subject({ title }),
		heading: texts.heading,
		paragraphs: [texts.hope({ title }), texts.tellOthers, texts.wasSomethingWrong],
		link: { label: texts.write({ operator: siteNameIn(language, operator) }), url: reviewUrl },
	};
}

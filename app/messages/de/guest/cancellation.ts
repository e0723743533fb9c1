import type { cancellation as english } from "../../en/guest/cancellation.ts";
import { hoursOf, shareOf } from "./refund-share.ts";

export const cancellation: typeof english = {
	never: "Wenn Sie stornieren, wird der Preis nicht erstattet.",
	short: {
		free: ({ hours }) => `Kostenlose Stornierung bis ${hoursOf(hours)} vor Beginn`,
		part: ({ hours, percent }) =>
			`Bei Stornierung bis ${hoursOf(hours)} vor Beginn erhalten Sie ${shareOf(percent)} zurück`,
		later: ({ hours, percent }) => `bis ${hoursOf(hours)} vorher ${shareOf(percent)} zurück`,
	},
	long: {
		first: ({ hours, percent }) =>
			`Bis ${hoursOf(hours)} vor Beginn erhalten Sie ${shareOf(percent)} zurück`,
		later: ({ hours, percent }) => `bis ${hoursOf(hours)} vorher ${shareOf(percent)}`,
		afterwards: "Danach ist keine Erstattung möglich.",
	},
	noShow: ({ percent }) => `Wer nicht erscheint, erhält ${shareOf(percent)} zurück.`,
	weather:
		"Fällt der Ausflug wegen des Wetters aus, wählen Sie einen anderen Tag oder erhalten alles zurück.",
	timeline: {
		heading: "Was Sie bis wann zurückerhalten",
		itIsNow: ({ now }) => `Jetzt ist ${now}.`,
		until: ({ until }) => `bis ${until} Uhr`,
		afterwards: "danach",
		now: "jetzt",
		share: ({ percent }) => (percent === 100 ? "der volle Preis" : shareOf(percent)),
		shareNow: ({ percent }) =>
			`${percent === 100 ? "der volle Preis" : shareOf(percent)}, wenn Sie jetzt stornieren`,
		nothing: "keine Erstattung",
	},
};

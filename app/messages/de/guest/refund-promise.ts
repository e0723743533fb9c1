import type { refundPromise as english } from "../../en/guest/refund-promise.ts";
import { hoursOf } from "./refund-share.ts";

export const refundPromise: typeof english = {
	islandTime: ({ at }) => `${at} Uhr Inselzeit`,
	laterTime: ({ at }) => `${at} Uhr`,
	all: ({ until }) => `Kostenlos stornierbar bis ${until}`,
	part: ({ until, percent }) =>
		`${percent === 50 ? "Die Hälfte" : `${percent} %`} zurück bei Stornierung bis ${until}`,
	further: ({ until, percent }) => `${percent === 50 ? "die Hälfte" : `${percent} %`} bis ${until}`,
	afterwards: "Danach ist keine Erstattung möglich.",
	none: "Keine Erstattung möglich",
	never: "Was Sie für diesen Ausflug bezahlen, wird nicht erstattet.",
	leavesSoon: ({ hours }) => `Dieser Ausflug beginnt in weniger als ${hoursOf(hours)}.`,
	hasLeft: "Dieser Ausflug hat schon begonnen.",
};

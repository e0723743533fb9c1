import { codeRefusalsTexts } from "#app/messages/catalogues/booking/codes.ts";
import type { Language } from "#app/messages/languages.ts";
import { formatsIn } from "#app/ui/format/formats.ts";
import type { CodeRefusal } from "./code-decision.ts";

/** Why a code does not lower the price, in words for the guest. */
export function codeRefusalWords(
	refusal: CodeRefusal,
	{ currency, language }: { currency: string; language: Language },
): string {
	const texts = codeRefusalsTexts[language];
	const { formatDate, formatMoney } = formatsIn(language);
	switch (refusal.why) {
		case "unknown":
			return texts.unknown;
		case "ended":
			return texts.ended;
		case "used up":
			return texts.usedUp;
		case "used by guest":
			return texts.usedByYou;
		case "other trip":
			return texts.otherTrip;
		case "rule price":
			return texts.otherPrice;
		case "later":
			return texts.later({ day: formatDate(refusal.from, "date") });
		case "other hotel":
			return texts.otherHotel({ hotel: refusal.hotel });
		case "too little":
			return texts.tooLittle({ least: formatMoney(refusal.leastCents, currency) });
		case "other days": {
			const from = refusal.from && formatDate(refusal.from, "date");
			const to = refusal.to && formatDate(refusal.to, "date");
			if (from && to) return texts.tripsBetween({ from, to });
			return from ? texts.tripsFrom({ day: from }) : texts.tripsUntil({ day: to ?? "" });
		}
	}
}

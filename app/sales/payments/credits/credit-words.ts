import type { Language } from "#app/messages/languages.ts";
import { creditTexts } from "#app/messages/texts.ts";
import { leastOnlineCents } from "#app/sales/payments/payment-status.ts";
import { formatsIn } from "#app/ui/format/formats.ts";
import type { SpendRefusal } from "./spend-decision.ts";

/** Why a credit does not pay, as guests read it. */
export function creditRefusalWords(
	refusal: SpendRefusal,
	{ currency, language }: { currency: string; language: Language },
): string {
	const { problems } = creditTexts[language];
	const money = (cents: number) => formatsIn(language).formatMoney(cents, currency);
	switch (refusal.why) {
		case "unknown":
			return problems.unknown;
		case "ended":
			return problems.ended;
		case "empty":
			return problems.empty;
		case "nothing owed":
			return problems.nothingOwed;
		case "over":
			return problems.over;
		case "too little":
			return problems.tooLittle({
				left: money(refusal.balanceCents),
				least: money(leastOnlineCents),
			});
	}
}

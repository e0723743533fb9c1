import { type IslandClock, localDateAt } from "#app/catalogue/local-date.ts";
import type { Database } from "#app/database/client.server.ts";
import type { Language } from "#app/messages/languages.ts";
import { creditTexts } from "#app/messages/texts.ts";
import { formatsIn } from "#app/ui/format/formats.ts";
import { creditRefusalWords } from "./credit-words.ts";
import { creditStatement } from "./credits.server.ts";
import { whyNotSpendable } from "./spend-decision.ts";

/** What a credit would pay when its guest books, or why it would not, in words; one round trip. */
export async function tryCredit(
	db: Database,
	code: string,
	{
		takesCredit,
		currency,
		language,
		...clock
	}: IslandClock & { takesCredit: boolean; currency: string; language: Language },
): Promise<{ words: string } | { refusal: string }> {
	if (!takesCredit) return { refusal: creditTexts[language].problems.notHere };
	const [credit = null] = await creditStatement(db, code);
	const today = localDateAt(clock.now, clock.timeZone);
	const refusal = whyNotSpendable(credit, { today, currency });
	if (refusal) return { refusal: creditRefusalWords(refusal, { currency, language }) };
	const left = formatsIn(language).formatMoney(credit?.balanceCents ?? 0, currency);
	return { words: creditTexts[language].inForm({ left }) };
}

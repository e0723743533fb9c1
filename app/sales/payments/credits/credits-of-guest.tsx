import { creditTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import type { ShownCredit } from "./credit.ts";

/** The credits of a booking on its guest's page: code, balance, and what they were spent on. */
export function CreditsOfGuest({
	credits,
	timeZone,
}: {
	credits: readonly ShownCredit[];
	timeZone: string;
}) {
	const texts = useTexts(creditTexts).yours;
	const { formatDate, formatInstant, formatMoney } = useFormats();
	return (
		<section aria-labelledby="credits-heading" className="mt-10 max-w-xl print:hidden">
			<h2 id="credits-heading" className="text-2xl">
				{texts.title}
			</h2>
			{credits.map(({ code, balanceCents, currency, expiresOn, movements }) => (
				<div key={code} className="mt-4 rounded-lg bg-paper p-5 shadow-lift">
					<p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold lining-nums">
						<span className="tracking-[0.04em] wrap-anywhere">{code}</span>
						<span>{texts.left({ left: formatMoney(balanceCents, currency) })}</span>
					</p>
					{expiresOn ? (
						<p className="text-sm text-ink-soft">
							{texts.until({ day: formatDate(expiresOn, "date") })}
						</p>
					) : null}
					<ul className="mt-3 border-t-2 border-dotted border-dune pt-2 text-sm lining-nums">
						{movements.map((movement) => (
							<li
								key={`${movement.at} ${movement.kind} ${movement.cents}`}
								className="flex flex-wrap justify-between gap-x-4 py-1"
							>
								<span>
									{wordsOf(movement, texts)}
									<span className="text-ink-soft"> · {formatInstant(movement.at, timeZone)}</span>
								</span>
								<span>{formatMoney(movement.cents, currency)}</span>
							</li>
						))}
					</ul>
					{balanceCents > 0 ? <p className="mt-2 text-sm text-ink-soft">{texts.use}</p> : null}
				</div>
			))}
		</section>
	);
}

function wordsOf(
	{ kind, reference }: ShownCredit["movements"][number],
	texts: (typeof creditTexts)["en"]["yours"],
): string {
	switch (kind) {
		case "created":
			return texts.created;
		case "spent":
			return texts.spent({ reference: reference ?? "" });
		case "given back":
			return texts.givenBack({ reference: reference ?? "" });
		case "paid out":
			return texts.paidOut;
		case "expired":
			return texts.expired;
	}
}

import type { ReactNode } from "react";
import type { WholeFrom } from "#app/catalogue/excursion.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { departuresTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";

interface SoldWhole {
	wholeFrom?: WholeFrom;
	isFromWhole?: boolean;
}

/** The whole trip where that is all that is sold. */
export function wholeAlone({ wholeFrom, isFromWhole }: SoldWhole): WholeFrom | undefined {
	return isFromWhole ? wholeFrom : undefined;
}

/** "from €64": the least that a booking costs. "from €480 for up to 8 people" where only the whole trip is sold. */
export function Price({
	cents,
	currency,
	whole,
}: {
	cents: number;
	currency: string;
	whole?: WholeFrom | undefined;
}) {
	const texts = useTexts(departuresTexts);
	const { formatMoney } = useFormats();
	const small = (words: ReactNode) => (
		<small className="font-sans text-xs/none font-medium tracking-normal text-ink-soft">
			{words}
		</small>
	);
	return (
		<p className="max-w-full shrink-0 font-display text-xl/none tracking-[-0.02em] lining-nums">
			<RichText text={texts.fromPrice({ price: formatMoney(cents, currency) })} parts={{ small }} />
			{whole ? <> {small(texts.whole.upTo(whole))}</> : null}
		</p>
	);
}

/** Beside the price of a seat: "or the whole trip from €480, for up to 8 people". */
export function OrWhole({
	of: { wholeFrom, isFromWhole },
	currency,
	className,
}: {
	of: SoldWhole;
	currency: string;
	className: string;
}) {
	const texts = useTexts(departuresTexts);
	const { formatMoney } = useFormats();
	if (!wholeFrom || isFromWhole) return null;
	const { cents, people } = wholeFrom;
	return (
		<p className={`text-sm text-ink-soft ${className}`}>
			{texts.whole.orWhole({ price: formatMoney(cents, currency), people })}
		</p>
	);
}

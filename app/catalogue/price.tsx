import { RichText } from "#app/messages/rich-text.tsx";
import { departuresTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";

/** "from €64": the price of an adult is the least that a booking costs. */
export function Price({ cents, currency }: { cents: number; currency: string }) {
	const texts = useTexts(departuresTexts);
	const { formatMoney } = useFormats();
	return (
		<p className="max-w-full shrink-0 font-display text-xl/none tracking-[-0.02em] lining-nums">
			<RichText
				text={texts.fromPrice({ price: formatMoney(cents, currency) })}
				parts={{
					small: (words) => (
						<small className="font-sans text-xs/none font-medium tracking-normal text-ink-soft">
							{words}
						</small>
					),
				}}
			/>
		</p>
	);
}

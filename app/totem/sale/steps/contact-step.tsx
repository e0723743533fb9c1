import { useSiteConfig } from "#app/configuration/site-config.ts";
import { totemSaleTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { useTotem } from "#app/totem/device/totem-status.ts";
import { SmallPrint } from "#app/totem/sale/small-print.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import { ChoiceSummary } from "../choice-summary.tsx";
import type { Choice } from "../use-choice.ts";
import { type Step, StepHeading } from "./step.tsx";

export function ContactStep({ choice, go }: { choice: Choice; go: (step: Step) => void }) {
	const { currency } = useSiteConfig();
	const { hotel, status } = useTotem();
	const texts = useTexts(totemSaleTexts).contact;
	const { formatMoney } = useFormats();
	const price = formatMoney(choice.totalCents, currency);
	const { isCollected } = status;
	return (
		<>
			<StepHeading>{texts.title}</StepHeading>
			<ChoiceSummary choice={choice} />
			<div className="grid gap-4">
				<Way title={texts.phone} choose={() => go("phone")}>
					{isCollected ? texts.phoneCollected : texts.phonePaid({ price })}
				</Way>
				<Way title={texts.here} choose={() => go("name")}>
					{isCollected ? texts.hereCollected : texts.herePaid({ price })}
				</Way>
				{isCollected ? null : (
					<Way title={texts.noPhone} choose={() => go("desk")}>
						{hotel?.hasDesk ? texts.desk : texts.call}
					</Way>
				)}
			</div>
			<SmallPrint />
		</>
	);
}

function Way({ title, choose, children }: { title: string; choose: () => void; children: string }) {
	return (
		<button
			type="button"
			onClick={choose}
			className="grid min-h-[7rem] content-center gap-1.5 rounded-lg bg-paper p-6 text-left shadow-lift landscape:min-h-[6rem] landscape:py-4"
		>
			<b className="font-display text-[1.5rem]/tight font-normal">{title}</b>
			<span className="text-base/snug text-ink-soft">{children}</span>
		</button>
	);
}

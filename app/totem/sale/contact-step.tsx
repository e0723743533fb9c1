import { useSiteConfig } from "#app/configuration/site-config.ts";
import { useTotem } from "#app/totem/device/totem-status.ts";
import { formatMoney } from "#app/ui/format/format.ts";
import type { Step } from "./booking-steps.tsx";
import { ChoiceSummary } from "./choice-summary.tsx";
import { StepHeading } from "./step-heading.tsx";
import type { Choice } from "./use-choice.ts";

export function ContactStep({ choice, go }: { choice: Choice; go: (step: Step) => void }) {
	const { currency } = useSiteConfig();
	const { hotel, status } = useTotem();
	const price = formatMoney(choice.totalCents, currency);
	const card =
		"grid min-h-[7rem] content-center gap-1.5 rounded-lg bg-paper p-6 text-left shadow-lift";
	return (
		<>
			<StepHeading>Who are the seats for?</StepHeading>
			<ChoiceSummary choice={choice} />
			<div className="grid gap-4">
				<button type="button" onClick={() => go("phone")} className={card}>
					<b className="font-display text-[1.5rem]/tight font-normal">On my phone</b>
					<span className="text-base/snug text-ink-soft">
						{status.isCollected
							? "Scan a code and add your name and email there. You pay at reception."
							: `Scan a code, add your name and email, and pay ${price} there.`}
					</span>
				</button>
				<button type="button" onClick={() => go("name")} className={card}>
					<b className="font-display text-[1.5rem]/tight font-normal">Type it here</b>
					<span className="text-base/snug text-ink-soft">
						{status.isCollected
							? "Name and email on this screen. You pay at reception."
							: `Name and email on this screen, then pay ${price} on your phone.`}
					</span>
				</button>
				{status.isCollected ? null : (
					<button type="button" onClick={() => go("desk")} className={card}>
						<b className="font-display text-[1.5rem]/tight font-normal">I have no phone with me</b>
						<span className="text-base/snug text-ink-soft">
							{hotel?.hasDesk
								? "Reception finishes it for you, by six numbers that you say there."
								: "Call us from any phone: we finish it for you."}
						</span>
					</button>
				)}
			</div>
		</>
	);
}

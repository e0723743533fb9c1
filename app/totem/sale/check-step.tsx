import { useSiteConfig } from "#app/configuration/site-config.ts";
import { useTotem } from "#app/totem/device/totem-status.ts";
import { totemButton } from "#app/totem/totem-button.ts";
import { formatMoney } from "#app/ui/format/format.ts";
import type { Guest, Step } from "./booking-steps.tsx";
import { ChoiceSummary } from "./choice-summary.tsx";
import { StepHeading } from "./step-heading.tsx";
import { type Choice, choiceFields } from "./use-choice.ts";

/** The last look: a wrong letter in the address would send the voucher to somebody else. */
export function CheckStep({
	choice,
	guest,
	orderKey,
	go,
}: {
	choice: Choice;
	guest: Guest;
	orderKey: string;
	go: (step: Step) => void;
}) {
	const { currency } = useSiteConfig();
	const { hotel, status, send } = useTotem();
	if (!hotel) return null;
	const price = formatMoney(choice.totalCents, currency);
	const book = () =>
		send({
			url: `/totem/${hotel.id}/${choice.excursion.id}/book`,
			fields: {
				...choiceFields(choice),
				name: guest.name,
				email: guest.email,
				// seen and confirmed on this very screen, in large type
				cemail: guest.email,
				// what the guest was shown; the screen's cookie proves it or nothing is booked
				partner: status.isEnrolled ? hotel.id : "web",
				key: orderKey,
			},
		});
	return (
		<>
			<StepHeading>Is everything right?</StepHeading>
			<div className="rounded-lg bg-paper p-6 shadow-lift">
				<p className="text-[1.25rem] font-[650] wrap-anywhere">{guest.name}</p>
				<p className="mt-1 text-[1.5rem]/snug wrap-anywhere">{guest.email}</p>
				<button
					type="button"
					onClick={() => go("email")}
					className="-mb-2 min-h-[max(2.7rem,56px)] font-[650] text-ocean underline decoration-1 underline-offset-4"
				>
					Change it
				</button>
			</div>
			<ChoiceSummary choice={choice} />
			<button
				type="button"
				disabled={!choice.isComplete}
				onClick={book}
				className={totemButton("next", "justify-self-end")}
			>
				{status.isCollected ? `Book, pay ${price} at reception` : `Book, pay ${price} on my phone`}
			</button>
		</>
	);
}

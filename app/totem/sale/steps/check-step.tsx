import { useSiteConfig } from "#app/configuration/site-config.ts";
import { totemSaleTexts } from "#app/messages/texts.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";
import { useTotem } from "#app/totem/device/totem-status.ts";
import { SmallPrint } from "#app/totem/sale/small-print.tsx";
import { totemButton } from "#app/totem/totem-button.ts";
import { useFormats } from "#app/ui/format/use-formats.ts";
import { ChoiceSummary } from "../choice-summary.tsx";
import { type Choice, choiceFields } from "../use-choice.ts";
import { type Guest, type Step, StepHeading } from "./step.tsx";

/** The guest checks name and email: with a typing error the voucher would go to a stranger. */
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
	const { check: texts, code: codeTexts } = useTexts(totemSaleTexts);
	const language = useLanguage();
	const { formatMoney } = useFormats();
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
				// the repeated email address that the booking form asks for: here the guest confirmed it on the screen
				cemail: guest.email,
				// what the guest was shown; nothing is booked unless the screen's cookie proves it
				partner: status.isEnrolled ? hotel.id : "web",
				key: orderKey,
				language,
			},
		});
	return (
		<>
			<StepHeading>{texts.title}</StepHeading>
			<div className="rounded-lg bg-paper p-6 shadow-lift">
				<p className="text-[1.25rem] font-[650] wrap-anywhere">{guest.name}</p>
				<p className="mt-1 text-[1.5rem]/snug wrap-anywhere">{guest.email}</p>
				<button
					type="button"
					onClick={() => go("email")}
					className="-mb-2 min-h-[max(2.7rem,56px)] font-[650] text-ocean underline decoration-1 underline-offset-4"
				>
					{texts.change}
				</button>
			</div>
			<div>
				<ChoiceSummary choice={choice} />
				<button
					type="button"
					onClick={() => go("code")}
					className="min-h-[max(2.7rem,56px)] font-[650] text-ocean underline decoration-1 underline-offset-4"
				>
					{choice.code ? codeTexts.change : codeTexts.have}
				</button>
			</div>
			<SmallPrint />
			<button
				type="button"
				disabled={!choice.isComplete}
				onClick={book}
				className={totemButton("next", "justify-self-end")}
			>
				{status.isCollected ? texts.bookAtReception({ price }) : texts.bookOnPhone({ price })}
			</button>
		</>
	);
}

import { type Fare, fareField } from "#app/catalogue/fares/fare.ts";
import { mostAtFare } from "#app/catalogue/fares/most-at-fare.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { faresTexts } from "#app/messages/catalogues/booking/fares.ts";
import { totemSaleTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { FareNote } from "#app/sales/form/party/fare-fields.tsx";
import { ChoiceRow } from "../choice-row.tsx";
import { CountStepper } from "../count-stepper.tsx";
import { TotalAndNext } from "../total-and-next.tsx";
import type { Choice } from "../use-choice.ts";
import { choiceStep, type Step } from "./step.ts";
import { StepHeading } from "./step-heading.tsx";

/** Who of the party pays another fare. */
export function FaresStep({ choice, go }: { choice: Choice; go: (step: Step) => void }) {
	const { legend, among } = useTexts(faresTexts);
	const { goOn } = useTexts(totemSaleTexts).extras;
	return (
		<>
			<StepHeading>{legend}</StepHeading>
			<p className="max-w-none text-ink-soft">{among}</p>
			<ul className="border-t-2 border-dotted border-dune">
				{choice.excursion.fares?.map((fare) => (
					<FareRow key={fare.id} fare={fare} choice={choice} />
				))}
			</ul>
			<TotalAndNext
				choice={choice}
				words={goOn}
				isPossible={choice.isComplete}
				goOn={() => go(choiceStep("fares", 1, choice))}
			/>
		</>
	);
}

function FareRow({ fare, choice }: { fare: Fare; choice: Choice }) {
	const { currency } = useSiteConfig();
	const { people, excursion } = choice;
	return (
		<ChoiceRow offer={fare} note={<FareNote {...{ fare, currency }} prices={excursion.prices} />}>
			<CountStepper
				label={fare.title}
				count={people.fares.find((each) => each.fare.id === fare.id)?.quantity ?? 0}
				least={0}
				most={mostAtFare(fare, people)}
				set={(count) => choice.setChoice(fareField(fare), count)}
			/>
		</ChoiceRow>
	);
}

import type { ReactNode } from "react";
import { type Extra, extraField, mostOf } from "#app/catalogue/extras/extra.ts";
import { lackingExtras, leftOf } from "#app/catalogue/extras/extra-stock.ts";
import { type Fare, fareField } from "#app/catalogue/fares/fare.ts";
import { mostAtFare } from "#app/catalogue/fares/most-at-fare.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { faresTexts } from "#app/messages/catalogues/booking/fares.ts";
import { wholeChoiceTexts } from "#app/messages/catalogues/booking/whole-choice.ts";
import { totemSaleTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { langOf } from "#app/messages/written-texts.ts";
import { ExtraNote } from "#app/sales/form/party/extra-fields.tsx";
import { FareNote } from "#app/sales/form/party/fare-fields.tsx";
import { CountStepper } from "#app/totem/sale/count-stepper.tsx";
import { TotalAndNext } from "#app/totem/sale/total-and-next.tsx";
import type { Choice } from "#app/totem/sale/use-choice.ts";
import { useFormats } from "#app/ui/format/use-formats.ts";
import { choiceStep, type Step, StepHeading } from "./step.tsx";

/** Seats or the whole departure, and what the guests take beside them. */
export function ExtrasStep({ choice, go }: { choice: Choice; go: (step: Step) => void }) {
	const texts = useTexts(totemSaleTexts).extras;
	const { legend } = useTexts(wholeChoiceTexts);
	const { excursion, extras, whole } = choice;
	const lacking = lackingExtras(extras, choice.day?.extrasLeft);
	return (
		<>
			<StepHeading>
				{whole?.offer === "both" ? texts.wholeTitle : excursion.extras ? texts.title : legend}
			</StepHeading>
			{whole ? <WholeChoice choice={choice} whole={whole} /> : null}
			{excursion.extras ? (
				<ul className="border-t-2 border-dotted border-dune">
					{excursion.extras.map((extra) => (
						<ExtraRow key={extra.id} extra={extra} choice={choice} />
					))}
				</ul>
			) : null}
			<p role="status" className="text-base/snug font-[650] text-few empty:hidden">
				{lacking.map(({ extra, left }) => texts.tooMany({ title: extra.title, left })).join(" ")}
			</p>
			<TotalAndNext
				choice={choice}
				words={texts.goOn}
				isPossible={choice.isComplete && lacking.length === 0}
				goOn={() => go("contact")}
			/>
		</>
	);
}

function WholeChoice({ choice, whole }: { choice: Choice; whole: NonNullable<Choice["whole"]> }) {
	const texts = useTexts(wholeChoiceTexts);
	const { wholeTitle, seatsFor } = useTexts(totemSaleTexts).extras;
	const { currency } = useSiteConfig();
	const { formatMoney } = useFormats();
	const facts = { people: whole.people, price: formatMoney(whole.cents, currency) };
	if (whole.offer !== "both")
		return (
			<p
				role="status"
				className="max-w-none rounded-md bg-foam px-5 py-4 text-[1.15rem]/snug text-on-foam"
			>
				{whole.offer === "only" ? texts.only(facts) : texts.gone}
			</p>
		);
	return (
		<fieldset className="grid min-w-0 gap-3 landscape:grid-cols-2">
			<legend className="sr-only">{wholeTitle}</legend>
			<Way isChosen={!choice.people.isWhole} choose={() => choice.chooseWhole(false)}>
				{seatsFor({ price: formatMoney(choice.seatsCents, currency) })}
			</Way>
			<Way isChosen={choice.people.isWhole} choose={() => choice.chooseWhole(true)}>
				{texts.choice(facts)}
			</Way>
		</fieldset>
	);
}

function Way({
	isChosen,
	choose,
	children,
}: {
	isChosen: boolean;
	choose: () => void;
	children: ReactNode;
}) {
	return (
		<label className="relative grid min-h-[4.6rem] cursor-pointer content-center rounded-md bg-foam px-5 py-3 text-[1.15rem]/snug font-[650] has-checked:bg-ocean has-checked:text-white has-focus-visible:outline-4 has-focus-visible:outline-offset-3 has-focus-visible:outline-ocean forced-colors:has-checked:outline-3">
			<input
				type="radio"
				name="isWhole"
				checked={isChosen}
				onChange={choose}
				className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
			/>
			{children}
		</label>
	);
}

function ExtraRow({ extra, choice }: { extra: Extra; choice: Choice }) {
	const { currency } = useSiteConfig();
	const left = leftOf(extra, choice.day?.extrasLeft);
	const count = choice.extras.find((each) => each.extra.id === extra.id)?.quantity ?? 0;
	return (
		<ChoiceRow offer={extra} note={<ExtraNote {...{ extra, left, currency }} />}>
			{extra.isRequired ? (
				<b className="text-center text-[1.25rem] lining-nums">{count}</b>
			) : (
				<CountStepper
					label={extra.title}
					count={count}
					least={0}
					most={Math.min(mostOf(extra, choice.people), left ?? Number.POSITIVE_INFINITY)}
					set={(next) => choice.setChoice(extraField(extra), next)}
				/>
			)}
		</ChoiceRow>
	);
}

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

/** A line of a list of what guests may choose, with the number at its end. */
function ChoiceRow({
	offer,
	note,
	children,
}: {
	offer: Extra | Fare;
	note: ReactNode;
	/** How many. */
	children: ReactNode;
}) {
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_13rem] items-center gap-x-6 border-b border-line py-4 landscape:py-2.5">
			<div>
				<b lang={langOf(offer, "title")} className="block text-[1.15rem]/snug">
					{offer.title}
				</b>
				<span className="block text-base/snug text-ink-soft">{note}</span>
			</div>
			{children}
		</li>
	);
}

import type { ReactNode } from "react";
import { type Departure, fewSeats } from "#app/departures/departure.ts";
import { totemSaleTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import type { Choice } from "./use-choice.ts";

export function DayChoice({ choice }: { choice: Choice }) {
	const texts = useTexts(totemSaleTexts).day;
	return (
		<fieldset aria-labelledby="days-title" className="min-w-0">
			<div className="mb-2 flex items-center justify-between gap-4">
				<h2 id="days-title" className="text-[1.35rem]/[1.2]">
					{texts.which}
				</h2>
				{choice.hasEarlier || choice.hasLater ? (
					<div className="flex gap-2">
						<PageButton isPossible={choice.hasEarlier} turn={() => choice.turn(-1)}>
							<span aria-hidden="true">‹</span> {texts.earlier}
						</PageButton>
						<PageButton isPossible={choice.hasLater} turn={() => choice.turn(1)}>
							{texts.later} <span aria-hidden="true">›</span>
						</PageButton>
					</div>
				) : null}
			</div>
			<div className="grid grid-cols-3 gap-[0.7rem]">
				{choice.days.map((departure) => (
					<Day key={departure.date} departure={departure} choice={choice} />
				))}
			</div>
		</fieldset>
	);
}

function PageButton({
	isPossible,
	turn,
	children,
}: {
	isPossible: boolean;
	turn: () => void;
	children: ReactNode;
}) {
	return (
		<button
			type="button"
			disabled={!isPossible}
			onClick={turn}
			className="min-h-[max(2.7rem,56px)] rounded-full border-2 border-edge bg-paper px-4 text-sm font-[650] disabled:cursor-not-allowed disabled:border-line disabled:bg-transparent disabled:text-ink-soft"
		>
			{children}
		</button>
	);
}

const cell =
	"relative grid min-h-[4.6rem] content-center gap-0.5 rounded-md px-3 py-2.5 leading-[1.25] landscape:min-h-[4rem] landscape:py-2";

function Day({ departure, choice }: { departure: Departure; choice: Choice }) {
	const texts = useTexts(totemSaleTexts).day;
	const { formatDate, formatList, languageName } = useFormats();
	const { date, left, languages } = departure;
	const codes = languages.map((language) => language.slice(0, 2).toUpperCase()).join(" ");
	if (departure.state !== "open") {
		return (
			<div className={`${cell} border-2 border-line text-ink-soft`}>
				<s className="font-display text-[1.05rem]/[1.1] tracking-[-0.02em]">
					{formatDate(date, "short")}
				</s>
				<span className="text-[0.85rem]">{texts.full}</span>
			</div>
		);
	}
	const guides = formatList(languages.map(languageName));
	return (
		<label
			className={`${cell} ${left <= fewSeats ? "bg-sand" : "bg-foam"} cursor-pointer has-checked:bg-ocean has-checked:text-white has-focus-visible:outline-4 has-focus-visible:outline-offset-3 has-focus-visible:outline-ocean forced-colors:has-checked:outline-3`}
		>
			<input
				type="radio"
				name="date"
				value={date}
				checked={choice.day?.date === date}
				onChange={() => choice.chooseDay(date)}
				aria-label={texts.aloud({ day: formatDate(date, "long"), seats: left, guides })}
				className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
			/>
			<b className="font-display text-[1.05rem]/[1.1] font-normal tracking-[-0.02em] lining-nums">
				{formatDate(date, "short")}
			</b>
			<span className="text-[0.85rem]">{texts.left({ seats: left, languages: codes })}</span>
		</label>
	);
}

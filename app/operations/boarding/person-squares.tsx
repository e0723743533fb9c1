import { boardingTexts } from "#app/messages/staff/departures/boarding.ts";
import { TextWithHidden } from "#app/messages/text-with-hidden.tsx";
import { type BoardingGuest, personWords } from "./boarding-day.ts";

/** A square for each person, so that a family may board in parts. */
export function PersonSquares({
	guest,
	press,
}: {
	guest: BoardingGuest;
	press: (people: number[], state: "picked up" | "") => void;
}) {
	const { name, aboard } = guest;
	return (
		<fieldset className="flex flex-wrap gap-2">
			<legend className="sr-only">{name}</legend>
			{personWords(guest).map(({ word, number }) => {
				const isAboard = aboard.includes(number);
				return (
					<button
						key={number}
						type="button"
						aria-pressed={isAboard}
						onClick={() => press([number], isAboard ? "" : "picked up")}
						className="relative grid min-h-14 min-w-14 place-items-center rounded-md border-2 border-edge bg-paper px-1.5 text-sm font-[650] text-ink aria-pressed:border-good aria-pressed:bg-good aria-pressed:text-paper"
					>
						<TextWithHidden
							text={boardingTexts.person.isOnBoard({ word, number: number + 1, name })}
						/>
						{isAboard ? (
							<span
								aria-hidden="true"
								className="absolute -top-2 -right-1.5 grid size-5.5 place-items-center rounded-full border-2 border-good bg-paper text-xs font-extrabold text-good"
							>
								✓
							</span>
						) : null}
					</button>
				);
			})}
		</fieldset>
	);
}

import { useState } from "react";
import type { DayLanguages } from "#app/catalogue/excursion.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { excursionEditorTexts } from "#app/messages/staff/excursions/excursion-editor.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import { languageName, weekdayName } from "#app/ui/format/format.ts";
import { offeredLanguages } from "./day-languages.ts";

const texts = excursionEditorTexts.week;

/** Monday first. */
const week = [1, 2, 3, 4, 5, 6, 0];

/** Ticking a language of a weekday creates departures on that day. */
export function EditorWeek({ days, errors }: { days: DayLanguages; errors: FormErrors }) {
	const [ticked, setTicked] = useState(days);
	const [languages, setLanguages] = useState(() => offeredLanguages(days));
	const isEmpty = Object.values(ticked).every((each) => !each?.length);
	const error = Object.entries(errors).find(([name]) => name.startsWith("day_languages"))?.[1][0];
	const tick = (day: number, language: string, isOn: boolean) =>
		setTicked((ticks) => ({
			...ticks,
			[day]: languages.filter((each) =>
				each === language ? isOn : (ticks[day] ?? []).includes(each),
			),
		}));
	return (
		<Card title={texts.title} id="day_languages" hint={texts.hint}>
			<table className="w-full border-collapse">
				<thead>
					<tr className="text-sm text-ink-soft">
						<th scope="col" className="pl-2.5 text-left font-[550]">
							{texts.day}
						</th>
						{languages.map((language) => (
							<th key={language} scope="col" className="text-center font-[550]">
								<abbr title={languageName(language)}>{language.toUpperCase()}</abbr>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{week.map((day) => (
						<tr
							key={day}
							className="border-t border-line has-checked:bg-foam/45 has-checked:[&>th]:font-bold has-checked:[&>th]:text-ink"
						>
							<th scope="row" className="pl-2.5 text-left text-sm font-[550] text-ink-soft">
								{weekdayName(day)}
							</th>
							{languages.map((language) => (
								<td key={language} className="text-center">
									<label className="inline-grid size-[clamp(2rem,9vw,2.6rem)] place-items-center">
										<input
											type="checkbox"
											name={`day_languages[${day}]`}
											value={language}
											aria-label={texts.dayAndLanguage({
												day: weekdayName(day),
												language: languageName(language),
											})}
											defaultChecked={days[day]?.includes(language)}
											onChange={(event) => tick(day, language, event.target.checked)}
											className="size-5 accent-ocean"
										/>
									</label>
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			{isEmpty ? (
				<p className="text-sm text-ink-soft">
					<RichText
						text={texts.noDay}
						parts={{ b: (words) => <b className="font-semibold text-ink">{words}</b> }}
					/>
				</p>
			) : null}
			<input type="hidden" name="day_languages" value="1" />
			{error ? <FieldError>{error}</FieldError> : null}
			<AddLanguage onAdd={(language) => setLanguages((all) => [...new Set([...all, language])])} />
		</Card>
	);
}

function AddLanguage({ onAdd }: { onAdd: (language: string) => void }) {
	const [text, setText] = useState("");
	const language = text.trim().toLowerCase();
	const add = () => {
		if (language.length < 2) return;
		onAdd(language);
		setText("");
	};
	return (
		<div className="flex flex-wrap items-end gap-3">
			<label className="grid gap-1 text-sm font-semibold">
				{texts.anotherLanguage}
				<input
					value={text}
					onChange={(event) => setText(event.target.value)}
					onKeyDown={(event) => {
						if (event.key !== "Enter") return;
						event.preventDefault();
						add();
					}}
					maxLength={20}
					placeholder="pt"
					className="min-h-11 w-28 rounded-md border-[1.5px] border-edge bg-paper px-3 font-normal"
				/>
			</label>
			<Button type="button" className="min-h-11 px-4 text-sm" onClick={add}>
				{texts.add}
			</Button>
		</div>
	);
}

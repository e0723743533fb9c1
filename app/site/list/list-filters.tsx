import type { ComponentProps } from "react";
import { href } from "react-router";
import type { Option } from "#app/departures/offer/finder-options.ts";
import { departuresTexts, excursionListTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import type { ListView } from "./list-view.ts";

/** A GET form; on a phone it folds into one line with the chosen filters. */
export function ListFilters({ view: { filters, chosenFilters } }: { view: ListView }) {
	const { people, guideSpeaks } = useTexts(departuresTexts);
	const { filters: texts } = useTexts(excursionListTexts);
	const list = useLocalPath()(href("/excursion/excursions"));
	return (
		<details className="details-open-wide rounded-lg border border-line bg-paper p-5 open:[&>summary]:mb-4 lg:top-6 lg:[@media(min-height:62rem)]:sticky">
			<summary className="min-h-7 font-[650] supports-[selector(::details-content)]:lg:hidden">
				{chosenFilters ?? texts.folded}
			</summary>
			<form action={list} aria-label={texts.label} className="grid gap-5.5">
				{chosenFilters ? <p className="hidden font-[650] lg:block">{chosenFilters}</p> : null}
				<Checks legend={texts.kind} name="category" options={filters.categories} />
				<Checks legend={texts.weekday} name="day" options={filters.days} />
				<Choice
					name="when"
					label={texts.when}
					any={texts.anyDay}
					options={filters.whens}
					defaultValue={filters.when}
				/>
				<SelectField name="people" label={texts.seatsFor} defaultValue={filters.people}>
					<option value="">{texts.anyPeople}</option>
					<PartyOptions />
					{Number(filters.people) > 8 ? (
						<option value={filters.people}>{people({ people: Number(filters.people) })}</option>
					) : null}
				</SelectField>
				<Choice
					name="language"
					label={guideSpeaks}
					any={texts.anyLanguage}
					options={filters.languages}
					defaultValue={filters.language}
				/>
				<Choice
					name="max"
					label={texts.price}
					any={texts.anyPrice}
					options={filters.prices}
					defaultValue={filters.max}
				/>
				<SearchButton className="w-full">{texts.show}</SearchButton>
				{chosenFilters ? (
					<a href={list} className="justify-self-start py-1 text-sm">
						{texts.clear}
					</a>
				) : null}
			</form>
		</details>
	);
}

function Checks({ legend, name, options }: { legend: string; name: string; options: Option[] }) {
	return (
		<fieldset>
			<legend className="mb-2 text-sm font-[650]">{legend}</legend>
			<div className="flex flex-wrap gap-2">
				{options.map(({ value, label, isChosen }) => (
					<label
						key={value}
						className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border-[1.5px] border-line bg-paper py-1 pr-3.5 pl-2.5 text-sm font-[550] has-checked:border-ocean has-checked:bg-foam"
					>
						<input
							type="checkbox"
							name={name}
							value={value}
							defaultChecked={isChosen}
							className="size-[1.35rem] flex-none accent-ocean"
						/>
						{label}
					</label>
				))}
			</div>
		</fieldset>
	);
}

/** A select with `any` for visitors who leave it open. */
export function Choice({
	any,
	options,
	...field
}: ComponentProps<typeof SelectField> & { any: string; options: Option[] }) {
	return (
		<SelectField {...field}>
			<option value="">{any}</option>
			{options.map(({ value, label }) => (
				<option key={value} value={value}>
					{label}
				</option>
			))}
		</SelectField>
	);
}

const sizes = [1, 2, 3, 4, 5, 6, 7, 8];

/** Up to 8 people; larger parties should call. */
export function PartyOptions() {
	const { people } = useTexts(departuresTexts);
	return sizes.map((size) => (
		<option key={size} value={size}>
			{people({ people: size })}
		</option>
	));
}

/** Sends a search. The script of public pages shows the notice in place of the browser's error page (`keep-search.ts`). */
export function SearchButton({
	className = "",
	children,
}: {
	className?: string;
	children: string;
}) {
	const { filters: texts } = useTexts(excursionListTexts);
	return (
		<>
			<Button look="next" className={className}>
				{children}
			</Button>
			<p
				role="alert"
				hidden
				data-no-network=""
				className="col-span-full max-w-none rounded-md border-2 border-dashed border-few bg-sand px-4 py-3 text-on-sand"
			>
				{texts.noNetwork}
			</p>
		</>
	);
}

import { useState } from "react";
import { flushSync } from "react-dom";
import type { Category } from "#app/catalogue/category.ts";
import { defaultLanguage, languageFacts } from "#app/messages/languages.ts";
import { formTexts } from "#app/messages/staff/office/form.ts";
import { settingCategoriesTexts as texts } from "#app/messages/staff/office/setting-categories.ts";
import { settingsTexts } from "#app/messages/staff/office/settings.ts";
import { settingLanguages } from "#app/settings/setting.ts";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import { RemovalTick } from "#app/ui/form/removal-tick.tsx";
import { moveBy } from "#app/ui/move-item.ts";
import { categoryField, moveField } from "./category-form.ts";
import type { CategoryRow } from "./category-setting.ts";
import { mostCategories, readCategoryRows } from "./category-setting.ts";

const { sections } = settingsTexts;

/** The categories in their order; the last row is empty and adds one, also without scripts. */
export function CategoriesField({
	text,
	house,
	error,
	onMove,
}: {
	/** The setting, as it is stored or was typed. */
	text: string;
	house: readonly Category[];
	error: string | undefined;
	onMove: () => void;
}) {
	const [rows, setRows] = useState(() =>
		readCategoryRows(text).map((row, number): NumberedRow => ({ ...row, number })),
	);
	const [announcement, setAnnouncement] = useState("");
	const emptyRow: NumberedRow = { key: "", names: {}, isRetired: false, number: rows.length };
	const rename = (row: NumberedRow, name: string) => {
		const renamed = { ...row, names: { ...row.names, en: name } };
		setRows((all) =>
			row === emptyRow
				? [...all, renamed]
				: all.map((each) => (each.number === row.number ? renamed : each)),
		);
	};
	const move = (row: NumberedRow, index: number, step: number) => {
		// at once, so that the pressed button can take its focus back
		flushSync(() => setRows(moveBy(rows, index, step)));
		const place = index + step + 1;
		setAnnouncement(texts.moved({ place, count: rows.length, name: row.names.en ?? "" }));
		onMove();
	};
	return (
		<Card title={sections.categories} hint={texts.hint} id="CATEGORIES">
			{/* Enter presses the first button of a form, so that must be "Save". */}
			<button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
				{formTexts.save}
			</button>
			{error ? <FieldError>{error}</FieldError> : null}
			<ol>
				{(rows.length < mostCategories ? [...rows, emptyRow] : rows).map((row, index) => (
					<CategoryFields
						key={row.number}
						row={row}
						place={row === emptyRow ? null : { index, count: rows.length }}
						houseNames={house.find(({ key }) => key === row.key)?.names ?? {}}
						onRename={(name) => rename(row, name)}
						onMove={(step) => move(row, index, step)}
					/>
				))}
			</ol>
			<p role="status" className="sr-only">
				{announcement}
			</p>
		</Card>
	);
}

interface NumberedRow extends CategoryRow {
	/** Its fields are named by it, wherever the row is moved. */
	number: number;
}

/** One category: its name, its place, its end, and its names in other languages. */
function CategoryFields({
	row,
	place,
	houseNames,
	onRename,
	onMove,
}: {
	row: NumberedRow;
	/** Null for the row that adds a category. */
	place: { index: number; count: number } | null;
	/** Of a category of the house. */
	houseNames: Category["names"];
	onRename: (name: string) => void;
	onMove: (step: number) => void;
}) {
	const { key, names, number, isRetired } = row;
	const inWords = { place: (place?.index ?? 0) + 1 };
	// guests read the house's translation while the category is called as the house calls it
	const isHouse = names.en === houseNames.en;
	const shownWhereEmpty = isHouse ? houseNames : {};
	return (
		<li className="group grid grid-cols-[minmax(0,1fr)] items-end gap-x-4 gap-y-2 border-t border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
			<input type="hidden" name={categoryField(number)} value={key} />
			<TextField
				name={categoryField(number, defaultLanguage)}
				label={place ? texts.name(inWords) : texts.newName}
				lang={defaultLanguage}
				defaultValue={names.en}
				maxLength={60}
				autoComplete="off"
				onInput={({ currentTarget }) => onRename(currentTarget.value)}
			/>
			{place ? (
				<div className="flex flex-wrap items-center gap-2 pb-1">
					<MoveButton way="up" number={number} place={place} onMove={onMove} />
					<MoveButton way="down" number={number} place={place} onMove={onMove} />
					<RemovalTick
						name={categoryField(number, "retired")}
						value={number}
						label={texts.retire(inWords)}
						isOn={isRetired}
					/>
					<span
						aria-hidden="true"
						className="hidden text-sm text-ink-soft group-has-checked:inline"
					>
						{texts.goes}
					</span>
				</div>
			) : null}
			<details className="sm:col-span-2">
				<summary className="w-fit cursor-pointer py-1.5 text-sm font-semibold">
					{place ? texts.inOtherLanguages(inWords) : texts.newInOtherLanguages}
				</summary>
				<div className="grid gap-4 pt-2 sm:grid-cols-2 lg:grid-cols-4">
					{settingLanguages.map((language) => (
						<TextField
							key={language}
							name={categoryField(number, language)}
							label={languageFacts[language].name}
							lang={language}
							defaultValue={names[language]}
							placeholder={shownWhereEmpty[language] ?? names.en}
							maxLength={60}
							autoComplete="off"
						/>
					))}
				</div>
			</details>
		</li>
	);
}

/** At its end a button stays, so that whoever moved the row there by keyboard keeps the focus. */
function MoveButton({
	way,
	number,
	place: { index, count },
	onMove,
}: {
	way: "up" | "down";
	number: number;
	place: { index: number; count: number };
	onMove: (step: number) => void;
}) {
	const isAtEnd = way === "up" ? index === 0 : index === count - 1;
	const inWords = { place: index + 1 };
	return (
		<button
			type="submit"
			name={moveField}
			value={`${way}:${number}`}
			aria-label={way === "up" ? texts.up(inWords) : texts.down(inWords)}
			aria-disabled={isAtEnd}
			onClick={(event) => {
				event.preventDefault();
				if (isAtEnd) return;
				onMove(way === "up" ? -1 : 1);
				event.currentTarget.focus();
			}}
			className="size-10 cursor-pointer rounded-full border-[1.5px] border-edge bg-paper text-base/none font-semibold hover:bg-foam aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-ink-soft aria-disabled:hover:bg-paper"
		>
			<span aria-hidden="true">{way === "up" ? "↑" : "↓"}</span>
		</button>
	);
}

import { useState } from "react";
import { flushSync } from "react-dom";
import type { Category } from "#app/catalogue/category.ts";
import { formTexts } from "#app/messages/staff/office/form.ts";
import { settingCategoriesTexts as texts } from "#app/messages/staff/office/setting-categories.ts";
import { settingsTexts } from "#app/messages/staff/office/settings.ts";
import { Card } from "#app/ui/card.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import { moveBy } from "#app/ui/move-item.ts";
import { CategoryFields, type NumberedRow } from "./category-fields.tsx";
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

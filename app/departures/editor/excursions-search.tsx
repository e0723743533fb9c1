import { Form } from "react-router";
import { type NamedCategory, withCategory } from "#app/catalogue/category.ts";
import { excursionListTexts } from "#app/messages/staff/excursions/excursion-list.ts";
import { excursionStateTexts } from "#app/messages/staff/excursions/excursion-state.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";

const texts = excursionListTexts.search;

/** A GET form, so that a search has an address to bookmark or share. */
export function ExcursionsSearch({
	search,
	category,
	state,
	categories,
}: {
	categories: readonly NamedCategory[];
	search: string;
	category: string;
	state: string;
}) {
	return (
		<Form
			role="search"
			className="grid grid-cols-2 items-end gap-4 min-[45rem]:grid-cols-[1fr_11rem_11rem_auto]"
		>
			<TextField
				name="search"
				type="search"
				label={texts.words}
				className="col-span-2 min-[45rem]:col-span-1"
				defaultValue={search}
				maxLength={100}
			/>
			<SelectField name="category" label={texts.category} defaultValue={category}>
				<option value="">{texts.allCategories}</option>
				{withCategory(categories, category).map(({ key, name }) => (
					<option key={key} value={key}>
						{name}
					</option>
				))}
			</SelectField>
			<SelectField name="state" label={texts.state} defaultValue={state}>
				<option value="">{texts.allStates}</option>
				<option value="on">{excursionStateTexts.onSale}</option>
				<option value="off">{excursionStateTexts.notOnSale}</option>
			</SelectField>
			<Button type="submit" className="col-span-2 min-[45rem]:col-span-1">
				{texts.search}
			</Button>
		</Form>
	);
}

import type { ComponentProps } from "react";
import { languageFacts, writtenStaffLanguages } from "#app/messages/languages.ts";
import { SelectField } from "./field.tsx";

/** A choice among the languages that staff read; `defaultValue` is one of their codes. */
export function StaffLanguageField(props: Omit<ComponentProps<typeof SelectField>, "children">) {
	return (
		<SelectField {...props}>
			{writtenStaffLanguages.map((language) => (
				<option key={language} value={language} lang={language}>
					{languageFacts[language].name}
				</option>
			))}
		</SelectField>
	);
}

import { TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { languageName } from "#app/ui/format/format.ts";
import type { SaleState } from "./use-sale.ts";

const languages = ["en", "de", "es", "fr", "it", "nl", "pt", "sv", "pl"];

/** Who books, where they are picked up, and what others should know. */
export function SaleGuest({
	sale,
	errors,
	typed,
}: {
	sale: SaleState;
	errors: FormErrors;
	typed: TypedValues;
}) {
	return (
		<>
			<div className="grid gap-4 sm:grid-cols-[2fr_1.25fr_1fr]">
				<TextField
					name="name"
					label="Name, or the name of a group"
					autoComplete="off"
					defaultValue={typed.name}
					errors={errors.name}
				/>
				<TextField
					name="phone"
					type="tel"
					label="Telephone"
					autoComplete="off"
					defaultValue={typed.phone}
					errors={errors.phone}
				/>
				<SelectField
					name="language"
					label="Language"
					defaultValue={typed.language ?? ""}
					errors={errors.language}
				>
					<option value="">Not known</option>
					{languages.map((language) => (
						<option key={language} value={language}>
							{languageName(language)}
						</option>
					))}
				</SelectField>
			</div>
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField
					name="email"
					type="email"
					label="Email"
					autoComplete="off"
					value={sale.email}
					onChange={(event) => sale.setEmail(event.target.value)}
					errors={errors.email}
				/>
				<SelectField
					name="pickup"
					label="Pickup"
					value={sale.stop ? String(sale.stop.pointId) : ""}
					onChange={(event) => sale.setPickup(event.target.value)}
					errors={errors.pickup}
				>
					{sale.pickups.length === 0 ? <option value="">Choose a departure first</option> : null}
					{sale.pickups.map(({ id, label }) => (
						<option key={id} value={id}>
							{label}
						</option>
					))}
				</SelectField>
			</div>
			<p className="text-sm text-ink-soft">
				One of telephone and email is enough. A walk-up needs neither, only a name to call out.
			</p>
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField
					name="guideNotes"
					label="For the guide"
					hint="Stands on the manifest."
					autoComplete="off"
					maxLength={500}
					defaultValue={typed.guideNotes}
					errors={errors.guideNotes}
				/>
				<TextField
					name="staffNotes"
					label="For staff only"
					hint="The guest never sees it."
					autoComplete="off"
					maxLength={500}
					defaultValue={typed.staffNotes}
					errors={errors.staffNotes}
				/>
			</div>
		</>
	);
}

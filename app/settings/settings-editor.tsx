import type { Category } from "#app/catalogue/category.ts";
import { defaultLanguage, languageFacts, staffLanguage } from "#app/messages/languages.ts";
import { settingsTexts } from "#app/messages/staff/office/settings.ts";
import { AccentField } from "#app/settings/brand/accent-field.tsx";
import { PictureField } from "#app/settings/brand/picture-field.tsx";
import { CategoriesField } from "#app/settings/categories/categories-field.tsx";
import { LegalTextField } from "#app/settings/legal/legal-text-field.tsx";
import { Card } from "#app/ui/card.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { alignedFieldsClass } from "#app/ui/form/field-frame.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { SaveBar } from "#app/ui/form/save-bar.tsx";
import { StaffForm } from "#app/ui/form/staff-form.tsx";
import { StaffLanguageField } from "#app/ui/form/staff-language-field.tsx";
import { typedFields } from "#app/ui/form/typed-values.ts";
import { useUnsaved } from "#app/ui/form/unsaved-changes.tsx";
import { PolicySettingField } from "./policy-setting-field.tsx";
import {
	type LabelledSetting,
	legalTexts,
	type NumberSettingName,
	numberSettings,
	settingLanguages,
	translatedLines,
	translatedName,
} from "./setting.ts";

const { sections, fields } = settingsTexts;
const sideBySide = `${alignedFieldsClass} grid-cols-1 md:grid-cols-2`;
const numbers = [
	"CUTOFF_HOURS",
	"HOLD_MINUTES",
	"RESELLER_HOLD_MINUTES",
	"RESELLER_HOLD_MOST_MINUTES",
] as const satisfies NumberSettingName[];

/** The form of the settings. */
export function SettingsEditor({
	values,
	errors,
	houseCategories,
	state,
}: {
	values: TypedValues;
	errors: FormErrors | null;
	/** With the names that they have until the operator says others. */
	houseCategories: readonly Category[];
	/** Who saved last. */
	state: string;
}) {
	const unsaved = useUnsaved();
	const [, setIsDirty] = unsaved;
	const field = typedFields(values, errors);
	const setting = (name: Exclude<LabelledSetting, NumberSettingName>) => {
		const words: { label: string; hint?: string } = fields[name];
		return { ...field(name), ...words };
	};
	return (
		<StaffForm
			encType="multipart/form-data"
			unsaved={unsaved}
			errors={errors}
			version={values.version}
			bar={<SaveBar state={state} back="/dashboard" />}
		>
			<Card title={sections.firm} hint={sections.firmHint}>
				<div className={sideBySide}>
					<TextField {...setting("OPERATOR_NAME")} autoComplete="organization" />
					<TextField {...setting("OPERATOR_EMAIL")} type="email" autoComplete="off" />
					<TextField {...setting("OPERATOR_PHONE")} type="tel" autoComplete="off" />
					<TextField {...setting("OPERATOR_HOURS")} autoComplete="off" />
				</div>
				<TextField {...setting("OPERATOR_ADDRESS")} autoComplete="off" />
				<TextArea {...setting("SOCIAL_LINKS")} inputMode="url" />
			</Card>
			<Card title={sections.brand} hint={sections.brandHint}>
				<TextField {...setting("HOME_HEADLINE")} autoComplete="off" />
				<PictureField {...setting("BRAND_MARK")} isMark />
				<PictureField {...setting("HOME_PICTURE")} />
				<AccentField {...setting("BRAND_ACCENT")} />
			</Card>
			<CategoriesField
				text={values.CATEGORIES ?? ""}
				house={houseCategories}
				error={errors?.CATEGORIES?.[0]}
				onMove={() => unsaved[1](true)}
			/>
			<Card title={sections.legal}>
				<div className={sideBySide}>
					<TextField {...setting("OPERATOR_LEGAL_NAME")} autoComplete="off" />
					<TextField {...setting("OPERATOR_TAX_NUMBER")} autoComplete="off" />
					<TextField {...setting("OPERATOR_LICENCE")} autoComplete="off" />
					<TextField {...setting("OPERATOR_REGISTER")} autoComplete="off" />
					<TextField {...setting("OPERATOR_RESPONSIBLE")} autoComplete="off" />
					<TextField {...setting("OPERATOR_PRIVACY_EMAIL")} type="email" autoComplete="off" />
					<TextField {...setting("TERMS_SINCE")} type="date" />
				</div>
			</Card>
			<Card title={sections.texts} hint={sections.textsHint}>
				{legalTexts.map((name) => (
					<LegalTextField key={name} {...setting(name)} lang={defaultLanguage} />
				))}
			</Card>
			<Card title={sections.languages} hint={sections.languagesHint}>
				{settingLanguages.map((language) => (
					<Fold
						key={language}
						title={languageFacts[language].name}
						isOpen={[...translatedLines, ...legalTexts].some(
							(name) => errors?.[translatedName(name, language)],
						)}
					>
						{translatedLines.map((name) => (
							<TextField
								key={name}
								{...field(translatedName(name, language))}
								label={fields[name].label}
								lang={language}
								autoComplete="off"
							/>
						))}
						{legalTexts.map((name) => (
							<LegalTextField
								key={name}
								{...field(translatedName(name, language))}
								label={fields[name].label}
								lang={language}
							/>
						))}
					</Fold>
				))}
			</Card>
			<Card title={sections.mail}>
				<TextField {...setting("MAIL_FROM")} autoComplete="off" />
				<TextField {...setting("MAIL_SIGNATURE")} autoComplete="off" />
				<StaffLanguageField {...setting("OFFICE_LANGUAGE")} />
				<div className={sideBySide}>
					<TextField {...setting("REMINDER_TIME")} autoComplete="off" />
					<TextField {...setting("REVIEW_URL")} type="url" autoComplete="off" />
				</div>
			</Card>
			<Card title={sections.rules}>
				<PolicySettingField
					{...setting("CANCELLATION_POLICY")}
					translatedWeather={values[`CANCELLATION_WEATHER_${staffLanguage().toUpperCase()}`]}
					touch={() => setIsDirty(true)}
				/>
				<div className={sideBySide}>
					{numbers.map((name) => (
						<TextField
							key={name}
							{...field(name)}
							label={fields[name].label}
							hint={fields[name].hint(numberSettings[name])}
							inputMode="numeric"
							autoComplete="off"
						/>
					))}
				</div>
			</Card>
		</StaffForm>
	);
}

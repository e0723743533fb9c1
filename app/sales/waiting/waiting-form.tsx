import type { ReactNode } from "react";
import { RichText } from "#app/messages/rich-text.tsx";
import { bookingFormTexts, contactTexts, waitingListTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { typedFields } from "#app/ui/form/typed-values.ts";
import type { waitingChoices } from "./waiting-choices.ts";
import { alsoField } from "./waiting-request.ts";

/** Why a party was not put on the list, beside the errors of its fields. */
export type WaitingProblem = "waitsAlready" | "notPossible" | "tooMany";

interface WaitingFormProps extends NonNullable<ReturnType<typeof waitingChoices>> {
	/** From `makeConfirmId`; the same form sent twice is one party. */
	secret: string;
	errors: FormErrors;
	problem: WaitingProblem | null;
	typedValues: TypedValues;
	phone: string;
}

/** A plain form, which a browser sends without any script. */
export function WaitingForm(props: WaitingFormProps) {
	const { day, title, secret, otherDays, errors, typedValues } = props;
	const texts = useTexts(waitingListTexts);
	const { leaveEmpty } = useTexts(contactTexts);
	const field = typedFields(typedValues, errors);
	return (
		<form
			method="post"
			action="#errors"
			noValidate
			className="grid grid-cols-[minmax(0,1fr)] content-start gap-6"
			aria-labelledby="waiting-title"
		>
			<h1 id="waiting-title">{texts.title}</h1>
			<p className="text-lg/normal text-ink-soft">{texts.lead({ title, day })}</p>
			<WaitingRules />
			<Problems {...props} />
			<input type="hidden" name="secret" value={secret} />
			<Part title={texts.party}>
				<People typedValues={typedValues} errors={errors} />
				<Pickup {...props} />
			</Part>
			<Part title={texts.reach} hint={texts.reachHint}>
				<TextField {...field("name")} label={texts.name} autoComplete="name" />
				<TextField {...field("email")} type="email" label={texts.email} autoComplete="email" />
				<TextField {...field("phone")} type="tel" label={texts.phone} autoComplete="tel" />
			</Part>
			{otherDays.length > 0 ? (
				<Part title={texts.otherDays} hint={texts.otherDaysHint}>
					<ul className="grid gap-x-6 sm:grid-cols-2">
						{otherDays.map((other) => (
							<li key={other.id}>
								<label className="flex min-h-11 items-center gap-2.5">
									<input
										type="checkbox"
										name={alsoField(other.id)}
										defaultChecked={alsoField(other.id) in typedValues}
										className="size-5 flex-none accent-ocean"
									/>
									{other.day}
								</label>
							</li>
						))}
					</ul>
				</Part>
			) : null}
			{/* honeypot: only bots fill in this field */}
			<div aria-hidden="true" className="sr-only">
				<label htmlFor="website">{leaveEmpty}</label>
				<input id="website" name="website" tabIndex={-1} autoComplete="off" />
			</div>
			<Button type="submit" look="next" className="justify-self-start">
				{texts.send}
			</Button>
		</form>
	);
}

/** How the list works: what an offer is, and that nothing is reserved before. */
export function WaitingRules() {
	const { rules } = useTexts(waitingListTexts);
	return (
		<ul className="grid list-disc gap-1.5 rounded-md bg-sand py-4 pr-5 pl-9 text-sm/[1.5] text-on-sand">
			<li>{rules.offer}</li>
			<li>{rules.everybody}</li>
			<li>{rules.night}</li>
		</ul>
	);
}

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
	return (
		<fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
			<legend className="mb-2 font-display text-lg/tight">{title}</legend>
			{hint ? <p className="text-sm text-ink-soft">{hint}</p> : null}
			{children}
		</fieldset>
	);
}

/** How many come, each kind in a field. */
export function People({ typedValues, errors }: { typedValues: TypedValues; errors: FormErrors }) {
	const { people } = useTexts(bookingFormTexts);
	const kinds = [
		{ name: "adults", label: people.adults, usual: "2" },
		{ name: "children", label: people.children, usual: "0" },
		{ name: "bebe", label: people.babies, usual: "0" },
	];
	return (
		<div className="grid grid-cols-3 gap-3">
			{kinds.map(({ name, label, usual }) => (
				<TextField
					key={name}
					name={name}
					label={label}
					inputMode="numeric"
					defaultValue={typedValues[name] ?? usual}
					errors={errors[name]}
				/>
			))}
		</div>
	);
}

export function Pickup({
	pickups,
	typedValues,
	errors,
}: Pick<WaitingFormProps, "pickups" | "typedValues" | "errors">) {
	const { guest } = useTexts(bookingFormTexts);
	const [only, ...others] = pickups;
	return (
		<SelectField
			name="pickup"
			label={guest.pickup}
			defaultValue={typedValues.pickup ?? (only && others.length === 0 ? only.id : "")}
			errors={errors.pickup}
		>
			<option value="">{guest.choosePickup}</option>
			{pickups.map(({ id, title }) => (
				<option key={id} value={id}>
					{title}
				</option>
			))}
		</SelectField>
	);
}

/** Everything that is wrong, with links to the fields. */
function Problems({
	errors,
	problem,
	phone,
}: Pick<WaitingFormProps, "errors" | "problem" | "phone">) {
	const texts = useTexts(waitingListTexts);
	const { errors: thingsToLookAt } = useTexts(bookingFormTexts);
	const fields = Object.entries(errors);
	if (fields.length === 0 && !problem) return null;
	return (
		<div
			id="errors"
			role="alert"
			tabIndex={-1}
			className="scroll-mt-4 rounded-md border-2 border-l-[0.6rem] border-danger bg-danger-tint px-5 py-4"
		>
			{problem ? (
				<p>
					<RichText
						text={texts.errors[problem]({ phone })}
						parts={{
							phone: (words) => (
								<a href={`tel:${phone}`} className="whitespace-nowrap">
									{words}
								</a>
							),
						}}
					/>
				</p>
			) : (
				<h2 className="mb-1.5 text-lg text-danger">{thingsToLookAt({ count: fields.length })}</h2>
			)}
			<ul>
				{fields.map(([name, [message]]) => (
					<li key={name}>
						{name === "departure" ? (
							<FieldError>{message}</FieldError>
						) : (
							<a href={`#${name}`} className="inline-block py-0.5 font-semibold text-danger">
								{message}
							</a>
						)}
					</li>
				))}
			</ul>
		</div>
	);
}

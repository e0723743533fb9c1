import { delays, type MessageKind, messageKinds } from "#app/departures/messages/message-kinds.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { messageFormTexts } from "#app/messages/staff/departures/message-form.ts";
import {
	type MessageGuest,
	stopKey,
	stopsOfGuests,
} from "#app/operations/messages/message-guests.ts";
import { delayInWords } from "#app/sales/mails/departure-message-words.ts";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { PillRadio } from "#app/ui/form/pill-radio.tsx";
import { typedFields } from "#app/ui/form/typed-values.ts";
import { Sheet } from "#app/ui/sheet.tsx";

const { fields, kinds } = messageFormTexts;

/** Shows only the fields of the chosen kind, also without scripts. */
const shownFor: Record<MessageKind, string> = {
	late: "hidden! group-has-[[value=late]:checked]/kind:grid!",
	elsewhere: "hidden! group-has-[[value=elsewhere]:checked]/kind:grid!",
	other: "hidden! group-has-[[value=other]:checked]/kind:grid!",
};

interface Props {
	guests: readonly MessageGuest[];
	/** The day has passed: nobody waits for a van any more. */
	isOver: boolean;
	/** The kind that is chosen at first. */
	kind: string;
	errors: FormErrors;
	typedValues: TypedValues;
}

/** What happened. Choosing a kind opens only the fields that it needs. */
export function MessageFields({ guests, isOver, kind: chosenKind, errors, typedValues }: Props) {
	const stops = stopsOfGuests(guests);
	const field = typedFields(typedValues, errors);
	return (
		<Sheet id="what" title={kinds.title}>
			<fieldset>
				<legend className="sr-only">{kinds.label}</legend>
				<div className="flex flex-wrap gap-2">
					{messageKinds
						.filter((kind) => kind === "other" || !isOver)
						.map((kind) => (
							<PillRadio
								key={kind}
								name="kind"
								value={kind}
								defaultChecked={kind === chosenKind}
								label={kinds[kind]}
							/>
						))}
				</div>
			</fieldset>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-4 min-[45rem]:grid-cols-2">
				<SelectField
					name="minutes"
					label={fields.minutes}
					defaultValue={typedValues.minutes ?? "15"}
					errors={errors.minutes}
					className={shownFor.late}
				>
					{delays.map((minutes) => (
						<option key={minutes} value={minutes}>
							{delayInWords(minutes, staffLanguage())}
						</option>
					))}
				</SelectField>
				<TextField
					{...field("place")}
					label={fields.place}
					placeholder={fields.placeExample}
					autoComplete="off"
					maxLength={120}
					className={shownFor.elsewhere}
				/>
				<TextField
					{...field("time")}
					type="time"
					label={fields.time}
					hint={fields.timeHint}
					className={shownFor.elsewhere}
				/>
				<SelectField
					name="stops"
					label={fields.stops}
					defaultValue={typedValues.stops ?? "all"}
					errors={errors.stops}
				>
					<option value="all">{fields.allStops}</option>
					{stops.slice(1).map((stop) => (
						<option key={stopKey(stop)} value={`from ${stopKey(stop)}`}>
							{fields.fromStop({ stop: stop.title, time: stop.time })}
						</option>
					))}
					{stops.length > 1
						? stops.map((stop) => (
								<option key={stopKey(stop)} value={`only ${stopKey(stop)}`}>
									{fields.onlyStop({ stop: stop.title, time: stop.time })}
								</option>
							))
						: null}
				</SelectField>
				<TextField
					{...field("why")}
					label={fields.why}
					placeholder={fields.whyExample}
					autoComplete="off"
					maxLength={200}
					className="col-span-full group-has-[[value=other]:checked]/kind:hidden!"
				/>
				<TextArea
					{...field("text")}
					label={fields.text}
					hint={fields.textHint}
					maxLength={800}
					rows={5}
					className={`col-span-full ${shownFor.other}`}
				/>
			</div>
			<p className="text-sm text-ink-soft">{fields.language}</p>
		</Sheet>
	);
}

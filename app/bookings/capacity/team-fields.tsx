import { resourcesTexts } from "#app/messages/catalogues/staff-departures/resources.ts";
import { teamTexts } from "#app/messages/catalogues/staff-departures/team.ts";
import { resourceKinds } from "#app/resources/resource.ts";
import type { FormErrors } from "#app/ui/form/form.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { formatList, languageName } from "#app/ui/format/format.ts";
import type { ResourceChoice } from "./capacity-calendar.server.ts";
import type { CapacityCell } from "./capacity-calendar.ts";

/** Choices of a guide, a vehicle and a driver. */
export function TeamFields({
	choices,
	team,
	errors,
}: {
	choices: readonly ResourceChoice[];
	/** Who goes now; absent for several departures, which may differ. */
	team?: CapacityCell["team"] | undefined;
	errors: FormErrors;
}) {
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-4">
			{resourceKinds.map((kind) => (
				<SelectField
					key={kind}
					name={kind}
					label={resourcesTexts.kinds[kind].one}
					errors={errors[kind]}
					defaultValue={team ? (team[kind]?.id ?? "none") : ""}
				>
					{team ? null : <option value="">{teamTexts.asItIs}</option>}
					<option value="none">{teamTexts.nobody[kind]}</option>
					{choices
						.filter((choice) => choice.kind === kind)
						.map((choice) => (
							<option key={choice.id} value={choice.id}>
								{choiceInWords(choice)}
							</option>
						))}
				</SelectField>
			))}
		</div>
	);
}

function choiceInWords({ name, seats, languages }: ResourceChoice): string {
	if (seats !== null) return teamTexts.withSeats({ name, seats });
	const spoken = languages.split(" ").filter(Boolean).map(languageName);
	return spoken.length > 0 ? `${name}, ${formatList(spoken)}` : name;
}

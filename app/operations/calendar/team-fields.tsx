import { languagesOfText, unspokenLanguages } from "#app/departures/team/guide-languages.ts";
import { resourceKinds } from "#app/departures/team/resource.ts";
import { resourcesTexts } from "#app/messages/staff/departures/resources.ts";
import { teamTexts } from "#app/messages/staff/departures/team.ts";
import type { FormErrors } from "#app/ui/form/form.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { formatList, languageName } from "#app/ui/format/format.ts";
import type { ResourceChoice } from "./capacity-calendar.server.ts";
import type { CapacityCell } from "./capacity-calendar.ts";

/** Choices of a guide, a vehicle and a driver. */
export function TeamFields({
	choices,
	team,
	promised,
	errors,
}: {
	choices: readonly ResourceChoice[];
	/** Who goes now; absent for several departures, which may differ. */
	team?: CapacityCell["team"] | undefined;
	/** Languages that the chosen departures promise. */
	promised: readonly string[];
	errors: FormErrors;
}) {
	const guide = choices.find(({ id }) => id === team?.guide?.id);
	const unspoken = unspokenLanguages(promised, guide ? languagesOfText(guide.languages) : null);
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
								{choiceInWords(choice, promised)}
							</option>
						))}
				</SelectField>
			))}
			{unspoken.length > 0 && guide ? (
				<p role="status" className="rounded-md bg-sand px-4 py-3 text-on-sand">
					{teamTexts.promisedButUnspoken({
						name: guide.name,
						languages: formatList(unspoken.map(languageName)),
					})}
				</p>
			) : null}
		</div>
	);
}

function choiceInWords(
	{ name, seats, languages }: ResourceChoice,
	promised: readonly string[],
): string {
	if (seats !== null) return teamTexts.withSeats({ name, seats });
	const spoken = languagesOfText(languages);
	if (!spoken) return name;
	const words = { name, languages: formatList(spoken.map(languageName)) };
	const unspoken = unspokenLanguages(promised, spoken).map(languageName);
	return unspoken.length > 0
		? teamTexts.speaksNot({ ...words, unspoken: formatList(unspoken) })
		: teamTexts.speaks(words);
}

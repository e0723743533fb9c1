import {
	guideLanguages,
	languagesOfText,
	unspokenLanguages,
} from "#app/departures/team/guide-languages.ts";
import { type ResourceKind, resourceKinds } from "#app/departures/team/resource.ts";
import { resourcesTexts } from "#app/messages/staff/departures/resources.ts";
import { teamTexts } from "#app/messages/staff/departures/team.ts";
import type {
	CapacityCell,
	ResourceChoice,
} from "#app/operations/calendar/capacity-calendar.server.ts";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { TickChoice } from "#app/ui/form/tick-choice.tsx";
import { formatList, languageName } from "#app/ui/format/format.ts";

/** Boxes to tick for all guides, vehicles and drivers of the chosen departures. */
export function TeamFields({
	choices,
	team,
	promised,
	errors,
	typedValues,
}: {
	choices: readonly ResourceChoice[];
	/** Who goes now; absent for several departures, which may differ. */
	team?: CapacityCell["team"] | undefined;
	/** Languages that the chosen departures promise. */
	promised: readonly string[];
	errors: FormErrors;
	/** The ticks of a kind that were sent: "3 5". */
	typedValues: TypedValues;
}) {
	const guides = choices.filter(({ id }) => team?.guide.some((guide) => guide.id === id));
	const unspoken = unspokenLanguages(promised, guideLanguages(guides));
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-4">
			{team ? null : <p className="text-sm text-ink-soft">{teamTexts.asItIs}</p>}
			{resourceKinds.map((kind) => (
				<KindField
					key={kind}
					kind={kind}
					choices={choices.filter((choice) => choice.kind === kind)}
					ticked={typedValues[kind]?.split(" ") ?? team?.[kind].map(({ id }) => String(id)) ?? []}
					isSingle={team !== undefined}
					promised={promised}
					errors={errors[kind]}
				/>
			))}
			{unspoken.length > 0 ? (
				<p role="status" className="rounded-md bg-sand px-4 py-3 text-on-sand">
					{teamTexts.promisedButUnspoken({
						name: formatList(guides.map(({ name }) => name)),
						languages: formatList(unspoken.map(languageName)),
					})}
				</p>
			) : null}
		</div>
	);
}

function KindField({
	kind,
	choices,
	ticked,
	isSingle,
	promised,
	errors,
}: {
	kind: ResourceKind;
	choices: readonly ResourceChoice[];
	ticked: readonly string[];
	/** Of one departure, the ticks are all that it has; of several, "none" is a box of its own. */
	isSingle: boolean;
	promised: readonly string[];
	errors: string[] | undefined;
}) {
	return (
		<fieldset className="min-w-0" aria-describedby={errors ? `${kind}-error` : undefined}>
			<legend className="mb-2 text-sm font-[650]">{resourcesTexts.kinds[kind].other}</legend>
			{isSingle ? <input type="hidden" name={kind} value="none" /> : null}
			<div className="flex flex-wrap gap-2">
				{isSingle ? null : (
					<TickChoice name={kind} value="none" label={teamTexts.nobody[kind]} ticked={ticked} />
				)}
				{choices.map((choice) => (
					<TickChoice
						key={choice.id}
						name={kind}
						value={String(choice.id)}
						label={choiceInWords(choice, promised)}
						ticked={ticked}
					/>
				))}
				{choices.length === 0 ? (
					<p className="text-sm text-ink-soft">{teamTexts.nobody[kind]}</p>
				) : null}
			</div>
			{errors ? (
				<p id={`${kind}-error`} className="mt-1 text-sm text-danger">
					{errors.join(" ")}
				</p>
			) : null}
		</fieldset>
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

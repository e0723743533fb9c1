import { departureChangeTexts } from "#app/messages/staff/departures/departure-change.ts";
import { sharedTexts } from "#app/messages/staff/departures/shared.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { formatDate } from "#app/ui/format/format.ts";

const texts = departureChangeTexts.move;

export function DepartureTargets({
	targets,
	seats,
	errors,
	chosen,
}: {
	targets: { date: string; left: number }[];
	seats: number;
	errors: string[] | undefined;
	chosen: string;
}) {
	return (
		<SelectField
			name="target"
			label={texts.target}
			hint={texts.targetHint({ seats })}
			errors={errors}
			defaultValue={chosen}
		>
			<option value="">{sharedTexts.chooseDay}</option>
			{targets.map((each) => (
				<option key={each.date} value={each.date}>
					{texts.left({ day: formatDate(each.date, "full"), seats: each.left })}
				</option>
			))}
		</SelectField>
	);
}

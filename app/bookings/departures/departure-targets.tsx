import { SelectField } from "#app/ui/form/select-field.tsx";
import { formatDate } from "#app/ui/format/format.ts";

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
			label="New day"
			hint={`Only days with ${seats} free seats are listed.`}
			errors={errors}
			defaultValue={chosen}
		>
			<option value="">Choose a day</option>
			{targets.map((each) => (
				<option key={each.date} value={each.date}>
					{formatDate(each.date, "full")}, {each.left} left
				</option>
			))}
		</SelectField>
	);
}

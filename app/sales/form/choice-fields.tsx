import { type ChoiceFieldsProps, ExtraFields } from "./extra-fields.tsx";
import { FareFields } from "./fare-fields.tsx";

/** What few excursions ask besides: who pays another fare, and which extras the party takes. */
export function ChoiceFields(props: ChoiceFieldsProps) {
	const { excursion, isWhole } = props.booking;
	return (
		<>
			{excursion.fares && !isWhole ? <FareFields {...props} /> : null}
			{excursion.extras ? <ExtraFields {...props} /> : null}
		</>
	);
}

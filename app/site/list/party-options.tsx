import { departuresTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";

const sizes = [1, 2, 3, 4, 5, 6, 7, 8];

/** Up to 8 people; larger parties should call. */
export function PartyOptions() {
	const { people } = useTexts(departuresTexts);
	return sizes.map((size) => (
		<option key={size} value={size}>
			{people({ people: size })}
		</option>
	));
}

const sizes = [1, 2, 3, 4, 5, 6, 7, 8];

/** Up to 8 people; larger parties should call. */
export function PartyOptions() {
	return sizes.map((size) => (
		<option key={size} value={size}>
			{size === 1 ? "1 person" : `${size} people`}
		</option>
	));
}

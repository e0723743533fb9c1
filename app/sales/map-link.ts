/** A pickup point on the map. */
export function mapLink({ lat, lng }: { lat: number; lng: number }): string {
	return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}`;
}

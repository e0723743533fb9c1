import { data, type RouterContextProvider } from "react-router";
import { requestContext } from "#app/request/context.server.ts";
import { pictureOriginHeader } from "#app/request/security/content-security-policy.server.ts";

/** Adds the map tiles to a page's data, and the header that allows their origin in its Content-Security-Policy. */
export function withMap<Data extends object>(context: Readonly<RouterContextProvider>, page: Data) {
	const { mapTiles } = context.get(requestContext).environment;
	const tiles = mapTiles && { url: mapTiles.url, attribution: mapTiles.attribution };
	const headers = new Headers({ "Cache-Control": "no-store" });
	if (mapTiles) headers.set(pictureOriginHeader, mapTiles.origin);
	return data({ ...page, tiles }, { headers });
}

import { data, type RouterContextProvider } from "react-router";
import { requestContext } from "#app/request/context.server.ts";
import { pictureOriginHeader } from "#app/request/security/content-security-policy.server.ts";

/** The data of a page with a map, and in its headers what the page's policy must allow. */
export function withMap<Data extends object>(context: Readonly<RouterContextProvider>, page: Data) {
	const { mapTiles } = context.get(requestContext).environment;
	const tiles = mapTiles && { url: mapTiles.url, attribution: mapTiles.attribution };
	const headers = new Headers({ "Cache-Control": "no-store" });
	if (mapTiles) headers.set(pictureOriginHeader, mapTiles.origin);
	return data({ ...page, tiles }, { headers });
}

import { openApiFile } from "./openapi/openapi-file.ts";

export const { calls: openApiCalls, faults: openApiFaults } = openApiFile(
	"public/octo/openapi.json",
);

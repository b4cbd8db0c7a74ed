export { RULES as pages } from "@trestle/colt";

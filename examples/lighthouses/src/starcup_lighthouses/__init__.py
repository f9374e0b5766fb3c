"""Lighthouses: ships for Harbour."""
